import { Module } from '@nestjs/common';
import { ReplicasModule } from '../platform/replicas/replicas.module.ts';
import { ActivityService } from './activity.service.ts';
import { StatsController } from './stats.controller.ts';
import { StatsService } from './stats.service.ts';
import { ViewsController } from './views.controller.ts';
import { ViewsService } from './views.service.ts';

@Module({
  imports: [ReplicasModule],
  controllers: [StatsController, ViewsController],
  providers: [ActivityService, StatsService, ViewsService],
  exports: [ActivityService],
})
export class FiguresModule {}
