import { Module } from '@nestjs/common';
import { ReplicasModule } from '../platform/replicas/public-database.ts';
import { ActivityService } from './activity.service.ts';
import { OverviewController } from './overview.controller.ts';
import { OverviewService } from './overview.service.ts';
import { StatsController } from './stats.controller.ts';
import { StatsService } from './stats.service.ts';
import { ViewsController } from './views.controller.ts';
import { ViewsService } from './views.service.ts';

@Module({
  imports: [ReplicasModule],
  controllers: [OverviewController, StatsController, ViewsController],
  providers: [ActivityService, OverviewService, StatsService, ViewsService],
  exports: [ActivityService],
})
export class FiguresModule {}
