import { Module } from '@nestjs/common';
import { NoticesModule } from '../notices/notices.module.ts';
import { SubmissionsModule } from '../submissions/submissions.module.ts';
import { InquiriesController } from './inquiries.controller.ts';
import { InquiriesService } from './inquiries.service.ts';

@Module({
  imports: [NoticesModule, SubmissionsModule],
  controllers: [InquiriesController],
  providers: [InquiriesService],
})
export class InquiriesModule {}
