import { Module } from '@nestjs/common';
import { ListingImagesModule } from '../listing-images/listing-images.module.ts';
import { NoticesModule } from '../notices/notices.module.ts';
import { ScreeningService } from '../screening/screening.service.ts';
import { queueLimitsInForce, QueueCapacity } from './queue-capacity.service.ts';
import { SubmissionsService } from './submissions.service.ts';

@Module({
  imports: [ListingImagesModule, NoticesModule],
  providers: [queueLimitsInForce, QueueCapacity, ScreeningService, SubmissionsService],
  exports: [ScreeningService, SubmissionsService],
})
export class SubmissionsModule {}
