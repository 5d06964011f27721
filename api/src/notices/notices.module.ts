import { Module } from '@nestjs/common';
import { MailModule } from '../platform/mail/mail.module.ts';
import { DigestService } from './digest.service.ts';
import { NoticesService } from './notices.service.ts';
import { RemindersService } from './reminders.service.ts';

@Module({
  imports: [MailModule],
  providers: [DigestService, NoticesService, RemindersService],
  exports: [DigestService, NoticesService, RemindersService],
})
export class NoticesModule {}
