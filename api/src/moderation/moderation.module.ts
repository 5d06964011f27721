import { Module } from '@nestjs/common';
import { ListingImagesModule } from '../listing-images/listing-images.module.ts';
import { NoticesModule } from '../notices/notices.module.ts';
import { ClaimsController } from './claims.controller.ts';
import { Claims } from './claims.service.ts';
import { DecisionsService } from './decisions.service.ts';
import { ModerationService } from './moderation.service.ts';
import { ModerationsController } from './moderations.controller.ts';
import { RecordsController } from './records.controller.ts';

@Module({
  imports: [ListingImagesModule, NoticesModule],
  controllers: [ModerationsController, ClaimsController, RecordsController],
  providers: [Claims, DecisionsService, ModerationService],
  exports: [ModerationService],
})
export class ModerationModule {}
