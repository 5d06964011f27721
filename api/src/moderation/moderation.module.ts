import { Module } from '@nestjs/common';
import { ListingsModule } from '../listings/listings.module.ts';
import { ModerationLogService } from './moderation-log.service.ts';
import { ModerationService } from './moderation.service.ts';
import { ModerationsController } from './moderations.controller.ts';
import { OverviewController } from './overview.controller.ts';
import { OverviewService } from './overview.service.ts';
import { RelationsController } from '../app/relations.controller.ts';
import { RelationsService } from './relations.service.ts';

@Module({
  imports: [ListingsModule],
  controllers: [ModerationsController, OverviewController, RelationsController],
  providers: [ModerationLogService, ModerationService, OverviewService, RelationsService],
  exports: [ModerationService],
})
export class ModerationModule {}
