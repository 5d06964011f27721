import { setTimeout } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { config } from '../config/config.ts';
import type { Letter } from './letter.ts';
import { MailSettings } from '../config/mail.settings.ts';
import { message } from './message.ts';
import { Transport } from './transport.ts';

/** How often a mail that is out is written down while the database is away, once a second. */
const patience = 60;

interface Waiting {
  letter: Letter;
  isStale: boolean;
}

/** Sends one mail from the outbox. */
@Injectable()
export class DeliveryService {
  /** Sent by this process while the database was away too long to write it down. */
  private readonly out = new Set<string>();

  constructor(
    private readonly em: EntityManager,
    private readonly settings: MailSettings,
    private readonly transport: Transport,
  ) {}

  /** Sends it unless it was sent, withdrawn or is no longer true. @throws what the transport throws (transport.ts) */
  async deliver(id: string): Promise<void> {
    if (!this.out.has(id)) {
      const mail = await this.find(id);
      if (!mail) return;
      if (mail.isStale) return this.close(id);
      await this.transport.send(message(id, mail.letter, this.settings, config.site));
      this.out.add(id);
    }
    await this.closeAtLast(id);
    this.out.delete(id);
  }

  /** Gives it up: an operator finds it by `failed_at`. Answers its key, or undefined when it was sent in the end. */
  async giveUp(id: string): Promise<string | undefined> {
    const [mail] = await this.em
      .fork()
      .execute<{ key: string }[]>(
        'update mail set failed_at = now() where id = ? and sent_at is null returning key',
        [id],
      );
    return mail?.key;
  }

  private async find(id: string): Promise<Waiting | undefined> {
    const [mail] = await this.em.fork().execute<Waiting[]>(
      `select letter, coalesce(good_until <= now(), false) as "isStale" from mail
       where id = ? and sent_at is null and failed_at is null`,
      [id],
    );
    return mail;
  }

  /** Between the server's yes and this line a crash means the same mail again, with the same Message-ID. */
  private async closeAtLast(id: string, attempt = 1): Promise<void> {
    try {
      await this.close(id);
    } catch (error) {
      if (attempt === patience) throw error;
      await setTimeout(1_000);
      await this.closeAtLast(id, attempt + 1);
    }
  }

  /** What it said and to whom is forgotten with it. */
  private async close(id: string): Promise<void> {
    await this.em
      .fork()
      .execute('update mail set sent_at = now(), letter = null where id = ?', [id]);
  }
}
