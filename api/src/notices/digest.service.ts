import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { MailSettings } from '../config/mail.settings.ts';
import { Outbox } from '../platform/mail/outbox.ts';
import { type Kind, Kinds } from '../listings/kind.ts';
import { digest, MAX_NAMES, type QueueCount, type QueueSummary } from './letters/digest.ts';

/** Queues beside the submissions; `listings` selects those concerned. */
const queues = [
  {
    kind: { singular: 'change by an owner', plural: 'changes by owners', path: 'changes' },
    listings: 'select listing_id from change',
  },
  {
    kind: { singular: 'report', plural: 'reports', path: 'reports' },
    // One for each listing or number with a confirmed report; an erased listing leaves its reports.
    listings: `select distinct subject as listing_id from report where state = 'confirmed' and decided_at is null
      and (kind = 'number' or exists (select from company where id = listing_id) or exists (select from job where id = listing_id))`,
  },
  {
    kind: { singular: 'claim', plural: 'claims', path: 'ownership-claims' },
    listings: 'select company_id as listing_id from ownership_claim where decided_at is null',
  },
  {
    kind: { singular: 'inquiry', plural: 'inquiries', path: 'inquiries' },
    listings: 'select id as listing_id from inquiry where answered_at is null',
  },
];

/** Sends moderators a digest of new submissions, changes, reports, claims and inquiries; the schedule runs it on one instance at a time. */
@Injectable()
export class DigestService {
  constructor(
    private readonly em: EntityManager,
    private readonly kinds: Kinds,
    private readonly outbox: Outbox,
    private readonly settings: MailSettings,
  ) {}

  /** Adds a submission, an inquiry, or what has come about a listing or number, to the next digest, in the transaction of `em`. */
  async add(
    em: EntityManager,
    kind: Kind['table'] | 'number' | 'inquiry',
    id: string,
  ): Promise<void> {
    if (this.settings.digestMinutes === 0) return;
    await em.execute(
      'insert into unannounced (kind, listing_id) values (?, ?) on conflict do nothing',
      [kind, id],
    );
  }

  /** Puts a digest into the outbox if there is something new and the last one is at least `digestMinutes` old. */
  async send(): Promise<void> {
    if (this.settings.digestMinutes === 0) return;
    await this.em.fork().transactional(async (em) => {
      if (!(await this.isDue(em))) return;
      const recipients = await this.recipients(em);
      if (recipients.length === 0) return;
      const added = await em.execute<{ id: string }[]>(
        'delete from unannounced returning listing_id as id',
      );
      if (added.length === 0) return;
      const ids = added.map(({ id }) => id);
      const summaries = await this.summaries(em, ids);
      const waiting = await Promise.all(queues.map((queue) => this.waiting(em, ids, queue)));
      if ([...summaries, ...waiting].every(({ added }) => added === 0)) return;
      await this.outbox.put(em, ...recipients.map((to) => digest(to, summaries, waiting)));
    });
  }

  private async isDue(em: EntityManager): Promise<boolean> {
    const recent = await em.execute(
      `select from mail where key like 'digest %' and created_at > now() - ? * interval '1 minute' limit 1`,
      [this.settings.digestMinutes],
    );
    return recent.length === 0;
  }

  private summaries(em: EntityManager, ids: readonly string[]): Promise<QueueSummary[]> {
    return Promise.all(
      this.kinds.all.map(async (kind) => {
        const pending = { status: 'pending' } as const;
        const added = { ...pending, id: { $in: ids } };
        const oldest = { orderBy: { createdAt: 'asc' }, limit: MAX_NAMES } as const;
        const first = await em.find(kind.entity, added, oldest);
        return {
          kind: { singular: kind.table, plural: kind.plural },
          added: await em.count(kind.entity, added),
          pending: await em.count(kind.entity, pending),
          first: first.map((listing) => ({
            id: listing.id,
            reference: listing.reference,
            name: kind.letters.nameOf(listing),
          })),
        };
      }),
    );
  }

  private async waiting(
    em: EntityManager,
    ids: readonly string[],
    { kind, listings }: (typeof queues)[number],
  ): Promise<QueueCount> {
    const [row] = await em.execute<[Omit<QueueCount, 'kind'>]>(
      `select count(*) filter (where listing_id = any(?::uuid[]))::int as added, count(*)::int as pending from (${listings}) waiting`,
      [`{${ids.join()}}`],
    );
    return { kind, ...row };
  }

  /** The addresses in the settings, otherwise all active admins. */
  async recipients(em: EntityManager): Promise<readonly string[]> {
    if (this.settings.moderators.length > 0) return this.settings.moderators;
    const admins = await em.execute<{ email: string }[]>(
      'select email from account where is_admin and active order by email',
    );
    return admins.map(({ email }) => email);
  }
}
