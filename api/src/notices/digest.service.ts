import { Injectable } from '@nestjs/common';
import { EntityManager, type FilterQuery } from '@mikro-orm/postgresql';
import { config } from '../config/config.ts';
import { MailSettings } from '../config/mail.settings.ts';
import { Outbox } from '../mail/outbox.ts';
import { type Kind, Kinds } from '../listings/kind.ts';
import { digest, named, type News } from './letters/digest.ts';
import { LetterWordsByKind } from './letters/letter-words.ts';
import type { Listing } from '../listings/listing.entity.ts';

/** Any number, the same for every instance. */
const lock = 4_207_102;

/** Tells the moderators what is new in their queue, in one mail for many submissions. */
@Injectable()
export class DigestService {
  constructor(
    private readonly em: EntityManager,
    private readonly kinds: Kinds,
    private readonly outbox: Outbox,
    private readonly settings: MailSettings,
    private readonly words: LetterWordsByKind,
  ) {}

  /** Notes a submission for the next digest, in the transaction of `em`. */
  async note(em: EntityManager, kind: Pick<Kind, 'table'>, id: string): Promise<void> {
    if (this.settings.digestMinutes === 0) return;
    await em.execute('insert into unannounced (kind, listing_id) values (?, ?)', [kind.table, id]);
  }

  /** Leaves a digest in the outbox when something new waits and the last one is old enough. */
  async announce(): Promise<void> {
    if (this.settings.digestMinutes === 0) return;
    await this.em.fork().transactional(async (em) => {
      if (!(await this.isTime(em))) return;
      const ids = await em.execute<{ id: string }[]>(
        'delete from unannounced returning listing_id as id',
      );
      if (ids.length === 0) return;
      const news = await this.newsOf(
        em,
        ids.map(({ id }) => id),
      );
      if (news.every(({ fresh }) => fresh === 0)) return;
      const recipients = await this.recipients(em);
      const key = crypto.randomUUID();
      const letters = recipients.map((to) => digest(`${key} ${to}`, to, news, config.site));
      await this.outbox.put(em, ...letters);
    });
  }

  /** False also while another instance is about it. */
  private async isTime(em: EntityManager): Promise<boolean> {
    const [row] = await em.execute<{ free: boolean }[]>(
      'select pg_try_advisory_xact_lock(?) as free',
      [lock],
    );
    const recent = await em.execute(
      `select from mail where key like 'digest %' and created_at > now() - ? * interval '1 minute' limit 1`,
      [this.settings.digestMinutes],
    );
    return row?.free === true && recent.length === 0;
  }

  private newsOf(em: EntityManager, ids: readonly string[]): Promise<News[]> {
    return Promise.all(
      this.kinds.all.map(async (kind) => {
        const pending = { status: 'pending' } as FilterQuery<Listing>;
        const fresh = { status: 'pending', id: { $in: ids } } as FilterQuery<Listing>;
        const newest = await em.find(kind.entity, fresh, {
          orderBy: { createdAt: 'asc' },
          limit: named,
        });
        return {
          kind,
          fresh: await em.count(kind.entity, fresh),
          waiting: await em.count(kind.entity, pending),
          names: newest.map((listing) => this.words[kind.table].nameOf(listing)),
        };
      }),
    );
  }

  /** Whom the settings name, else every admin who can log in. */
  private async recipients(em: EntityManager): Promise<readonly string[]> {
    if (this.settings.moderators.length > 0) return this.settings.moderators;
    const admins = await em.execute<{ email: string }[]>(
      'select email from account where is_admin and active order by email',
    );
    return admins.map(({ email }) => email);
  }
}
