import { join } from 'node:path';
import { Module } from '@nestjs/common';
import { config } from '../../config/config.ts';
import { DeliveryService } from './delivery.service.ts';
import { mailFolder } from './mail-folder.ts';
import { MailQueue } from './mail-queue.ts';
import { MailSettings } from '../../config/mail.settings.ts';
import { Outbox } from './outbox.ts';
import { smtpTransport, Transport } from './transport.ts';

@Module({
  providers: [
    { provide: MailSettings, useValue: config.mail },
    {
      provide: Transport,
      inject: [MailSettings],
      useFactory: ({ smtpUrl }: MailSettings) =>
        smtpUrl ? smtpTransport(smtpUrl) : mailFolder(join(config.dataDir, 'mail')),
    },
    DeliveryService,
    MailQueue,
    Outbox,
  ],
  exports: [MailQueue, MailSettings, Outbox],
})
export class MailModule {}
