import { Module } from '@nestjs/common';
import { MailModule } from '../platform/mail/mail.module.ts';
import { DigestService } from './digest.service.ts';
import { ReceiptMails } from './receipt-mails.service.ts';
import { RemindersService } from './reminders.service.ts';

/** With the outbox, for the letters about listings. */
@Module({
  imports: [MailModule],
  providers: [DigestService, ReceiptMails, RemindersService],
  exports: [DigestService, MailModule, ReceiptMails, RemindersService],
})
export class NoticesModule {}
