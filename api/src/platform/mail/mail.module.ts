import { join } from 'node:path';
import { Module, type OnApplicationBootstrap } from '@nestjs/common';
import { config } from '../../config/config.ts';
import { DeliveryService } from './delivery.service.ts';
import { keepTidy, mailFolder } from './mail-folder.ts';
import { MailQueue } from './mail-queue.ts';
import { MailSettings } from '../../config/mail.settings.ts';
import { Outbox } from './outbox.ts';
import { smtpTransport, Transport } from './transport.ts';

const folder = join(config.dataDir, 'mail');

@Module({
  providers: [
    { provide: MailSettings, useValue: config.mail },
    {
      provide: Transport,
      inject: [MailSettings],
      useFactory: ({ smtpUrl }: MailSettings) =>
        smtpUrl ? smtpTransport(smtpUrl) : mailFolder(folder),
    },
    DeliveryService,
    MailQueue,
    Outbox,
  ],
  exports: [MailQueue, MailSettings, Outbox],
})
export class MailModule implements OnApplicationBootstrap {
  onApplicationBootstrap(): void {
    keepTidy(folder);
  }
}
