import { Module } from '@nestjs/common';
import { ListingsModule } from '../listings/listings.module.ts';
import { InquiriesController } from './inquiries.controller.ts';
import { InquiriesService } from './inquiries.service.ts';

@Module({
  imports: [ListingsModule],
  controllers: [InquiriesController],
  providers: [InquiriesService],
})
export class InquiriesModule {}
