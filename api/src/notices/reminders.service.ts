import { Injectable } from '@nestjs/common';
import { EntityManager, type FilterQuery } from '@mikro-orm/postgresql';
import { type Kind, Kinds } from '../listings/kind.ts';
import { NoticesService } from './notices.service.ts';
import { isLive } from '../listings/life.ts';
import type { Listing } from '../listings/listing.entity.ts';

/** A reminder is due from so many days before the end until the next one is, or the end itself. */
const reminders = [
  { days: 14, until: 3 },
  { days: 3, until: 0 },
] as const;
type Reminder = (typeof reminders)[number];

const batch = 200;

/** Reminds of the end of a term. A renewal gives a new end, and with it new reminders. */
@Injectable()
export class RemindersService {
  constructor(
    private readonly em: EntityManager,
    private readonly kinds: Kinds,
    private readonly notices: NoticesService,
  ) {}

  /** Leaves every reminder that is due in the outbox, once however often and by however many instances it is called. */
  async remind(): Promise<void> {
    for (const kind of this.kinds.all)
      for (const reminder of reminders) while ((await this.remindBatch(kind, reminder)) === batch);
  }

  private remindBatch(kind: Kind<Listing, never>, reminder: Reminder): Promise<number> {
    return this.em.fork().transactional(async (em) => {
      const due = await em.execute<{ id: string }[]>(dueIn(kind.table, reminder));
      const where = { id: { $in: due.map(({ id }) => id) } } as FilterQuery<Listing>;
      const listings = due.length ? await em.find(kind.entity, where) : [];
      await this.notices.ending(em, kind, listings, reminder.days);
      return due.length;
    });
  }
}

/**
 * Locked, so that no renewal comes in between. A term that was shorter than the reminder's days from the beginning gets
 * the next reminder only: nobody is reminded on the day of the approval.
 */
const dueIn = (table: Kind['table'], { days, until }: Reminder) => `
  select id from ${table}
  where ${isLive.text} and expires_at <= now() + interval '${days} days'
    and expires_at > now() + interval '${until} days'
    and approved_at <= expires_at - interval '${days} days'
    and not exists (
      select from mail where key = 'ending-in-${days}-days ${table} ' || ${table}.id || ' ' || wire_time(${table}.expires_at))
  order by expires_at limit ${batch} for update skip locked`;
