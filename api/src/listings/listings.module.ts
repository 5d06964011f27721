import { Module } from '@nestjs/common';
import { ImagesModule } from '../images/images.module.ts';
import { ModerationService } from './moderation.service.ts';
import { Reads } from './reads.ts';
import { Schedule } from './schedule.ts';
import { StatsController } from './stats.controller.ts';
import { StatsService } from './stats.service.ts';
import { SubmissionsService } from './submissions.service.ts';
import { UpkeepService } from './upkeep.service.ts';

@Module({
  imports: [ImagesModule],
  controllers: [StatsController],
  providers: [ModerationService, Reads, Schedule, StatsService, SubmissionsService, UpkeepService],
  exports: [ModerationService, Reads, SubmissionsService],
})
export class ListingsModule {}
