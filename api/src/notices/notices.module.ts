import { Module } from '@nestjs/common';
import { MailModule } from '../platform/mail/mail.module.ts';
import { DigestService } from './digest.service.ts';
import { SubmissionMails } from './submission-mails.service.ts';
import { RemindersService } from './reminders.service.ts';

/** With the outbox, for the letters about listings. */
@Module({
  imports: [MailModule],
  providers: [DigestService, SubmissionMails, RemindersService],
  exports: [DigestService, MailModule, SubmissionMails, RemindersService],
})
export class NoticesModule {}
