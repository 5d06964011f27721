import { setTimeout } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { isReservedDomain } from '#platform/reserved-domains.ts';
import { config } from '../../config/config.ts';
import type { Letter } from './letter.ts';
import { mailboxOf } from './mailbox.ts';
import { MailSettings } from '../../config/mail.settings.ts';
import { message } from './message.ts';
import { Transport } from './transport.ts';

/** Attempts, one per second, to mark a sent mail while the database is unreachable. */
const MAX_MARK_ATTEMPTS = 60;

@Injectable()
export class DeliveryService {
  private readonly logger = new Logger('Mail');
  /** Ids of mails that this process has sent but could not mark as sent yet. */
  private readonly unmarked = new Set<string>();

  constructor(
    private readonly em: EntityManager,
    private readonly settings: MailSettings,
    private readonly transport: Transport,
  ) {}

  /**
   * Sends the mail unless it was sent, withdrawn, is past `good_until`, or for nobody: NO_MAIL_TO, a reserved domain (RFC
   * 2606). @throws the transport's errors (transport.ts)
   */
  async deliver(id: string): Promise<void> {
    if (!this.unmarked.has(id)) {
      const mail = await this.find(id);
      if (!mail) return;
      if (mail.isStale || this.isForNobody(id, mail.letter)) return this.markSent(id);
      await this.transport.send(message(id, mail.letter, this.settings, config.site));
      this.unmarked.add(id);
    }
    await this.markSentWithRetry(id);
    this.unmarked.delete(id);
  }

  /** Marks a mail as failed, for operators. Returns its key, or undefined when it was sent after all. */
  async markFailed(id: string): Promise<string | undefined> {
    const [mail] = await this.em
      .fork()
      .execute<{ key: string }[]>(
        'update mail set failed_at = now() where id = ? and sent_at is null returning key',
        [id],
      );
    return mail?.key;
  }

  /** Listings of the demo have reserved domains; to send there would only harm the reputation of the mail server. */
  private isForNobody(id: string, { to }: Letter): boolean {
    const { noMailTo, smtpUrl } = this.settings;
    if (noMailTo.some((one) => mailboxOf(one) === mailboxOf(to))) {
      this.logger.log({ mail: id }, 'Not sent: NO_MAIL_TO');
      return true;
    }
    return smtpUrl !== undefined && isReservedDomain(to.split('@').at(-1) ?? '');
  }

  private async find(id: string) {
    const [mail] = await this.em.fork().execute<{ letter: Letter; isStale: boolean }[]>(
      `select letter, coalesce(good_until <= now(), false) as "isStale" from mail
       where id = ? and sent_at is null and failed_at is null`,
      [id],
    );
    return mail;
  }

  /** A crash before this succeeds sends the mail again, with the same Message-ID. */
  private async markSentWithRetry(id: string, attempt = 1): Promise<void> {
    try {
      await this.markSent(id);
    } catch (error) {
      if (attempt === MAX_MARK_ATTEMPTS) throw error;
      await setTimeout(1_000);
      await this.markSentWithRetry(id, attempt + 1);
    }
  }

  /** Deletes the recipient and the text with the letter. */
  private async markSent(id: string): Promise<void> {
    await this.em
      .fork()
      .execute('update mail set sent_at = now(), letter = null where id = ?', [id]);
  }
}
