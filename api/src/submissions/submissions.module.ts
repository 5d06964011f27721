import { Module } from '@nestjs/common';
import { ListingImagesModule } from '../listing-images/listing-images.module.ts';
import { NoticesModule } from '../notices/notices.module.ts';
import { ScreeningService } from '../screening/screening.service.ts';
import { queueLimitsInForce, QueueCapacity } from './queue-capacity.service.ts';
import { PartnerSubmissionsController } from './partner-submissions.controller.ts';
import { PartnerSubmissions } from './partner-submissions.service.ts';
import { SubmissionsService } from './submissions.service.ts';

@Module({
  imports: [ListingImagesModule, NoticesModule],
  controllers: [PartnerSubmissionsController],
  providers: [
    PartnerSubmissions,
    queueLimitsInForce,
    QueueCapacity,
    ScreeningService,
    SubmissionsService,
  ],
  exports: [QueueCapacity, ScreeningService, SubmissionsService],
})
export class SubmissionsModule {}
