import { Injectable } from '@nestjs/common';
import { EntityManager, type FilterQuery } from '@mikro-orm/postgresql';
import { type Kind, Kinds } from '../listings/kind.ts';
import { NoticesService } from './notices.service.ts';
import { isLive } from '../listings/life.ts';
import type { Listing } from '../listings/listing.entity.ts';

interface Reminder {
  readonly days: number;
  readonly until: number;
}

const lastWeek: readonly Reminder[] = [
  { days: 7, until: 1 },
  { days: 1, until: 0 },
];
/** A reminder is due from `days` to `until` days before the end. Half of a job's term is too early for one. */
const reminders: Readonly<Record<Kind['table'], readonly Reminder[]>> = {
  company: [{ days: 14, until: 7 }, ...lastWeek],
  job: lastWeek,
};

const BATCH_SIZE = 200;

/** Reminds senders of the end of a term; a renewal sets a new end, which gets its own reminders. */
@Injectable()
export class RemindersService {
  constructor(
    private readonly em: EntityManager,
    private readonly kinds: Kinds,
    private readonly notices: NoticesService,
  ) {}

  /** Puts all due reminders into the outbox, each once; any number of instances may call it at the same time. */
  async send(): Promise<void> {
    for (const kind of this.kinds.all)
      for (const reminder of reminders[kind.table])
        while ((await this.sendBatch(kind, reminder)) === BATCH_SIZE);
  }

  private sendBatch(kind: Kind<Listing, never>, reminder: Reminder): Promise<number> {
    return this.em.fork().transactional(async (em) => {
      const due = await em.execute<{ id: string }[]>(dueListings(kind.table, reminder));
      const where = { id: { $in: due.map(({ id }) => id) } } as FilterQuery<Listing>;
      const listings = due.length ? await em.find(kind.entity, where) : [];
      await this.notices.ending(em, kind, listings, reminder.days);
      return due.length;
    });
  }
}

/**
 * Locks the rows against a concurrent renewal. A term that is shorter than `days` gets the later reminder only, so that
 * no reminder is sent on the day of the approval.
 */
const dueListings = (table: Kind['table'], { days, until }: Reminder) => `
  select id from ${table}
  where ${isLive.text} and expires_at <= now() + interval '${days} days'
    and expires_at > now() + interval '${until} days'
    and approved_at <= expires_at - interval '${days} days'
    and not exists (
      select from mail where key = 'ending-in-${days}-days ${table} ' || ${table}.id || ' ' || wire_time(${table}.expires_at))
  order by expires_at limit ${BATCH_SIZE} for update skip locked`;
