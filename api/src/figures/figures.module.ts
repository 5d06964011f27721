import { Module } from '@nestjs/common';
import { ReplicasModule } from '../platform/replicas/public-database.ts';
import { OverviewController } from './overview.controller.ts';
import { StatsController } from './stats.controller.ts';
import { ViewsController } from './views.controller.ts';
import { ViewsService } from './views.service.ts';

@Module({
  imports: [ReplicasModule],
  controllers: [OverviewController, StatsController, ViewsController],
  providers: [ViewsService],
})
export class FiguresModule {}
