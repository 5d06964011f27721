import { Module } from '@nestjs/common';
import { MailModule } from '../platform/mail/mail.module.ts';
import { ModerationModule } from '../moderation/moderation.module.ts';
import { NoticesModule } from '../notices/notices.module.ts';
import { Holds } from './holds.service.ts';
import { ReportCases } from './report-cases.service.ts';
import { ReportsController } from './reports.controller.ts';
import { ReportsService } from './reports.service.ts';

@Module({
  imports: [MailModule, ModerationModule, NoticesModule],
  controllers: [ReportsController],
  providers: [Holds, ReportCases, ReportsService],
})
export class ReportsModule {}
