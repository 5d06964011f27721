import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { type Kind, Kinds } from '../listings/kind.ts';
import { Outbox } from '../platform/mail/outbox.ts';
import { ending, licenceEnding } from './letters/term-letters.ts';
import { isLive } from '../listings/life.ts';

const letterOf = { ending, 'licence-ending': licenceEnding };

/** A term that ends, with SQL of its start and end and of the listings that have it. */
interface Term {
  readonly of: Kind['table'];
  readonly event: keyof typeof letterOf;
  readonly start: string;
  readonly end: string;
  readonly condition: string;
  /** Days before the end: the letter of each is due until the next ones. */
  readonly letters: readonly number[];
}

const listed = {
  event: 'ending',
  start: 'approved_at',
  end: 'expires_at',
  condition: isLive.text,
} as const;
const terms: readonly Term[] = [
  { ...listed, of: 'company', letters: [14, 7, 1] },
  // Half of a job's term is too early for a letter.
  { ...listed, of: 'job', letters: [7, 1] },
  {
    of: 'company',
    event: 'licence-ending',
    start: `(proofs -> 'licence' ->> 'on')::timestamptz`,
    end: `(proofs -> 'licence' ->> 'until')::timestamptz`,
    condition: `${isLive.text} and proofs @> '{"licence": {"result": "confirmed"}}'`,
    letters: [30, 7],
  },
];

const BATCH_SIZE = 200;

/** Reminds senders of the end of a term or a licence; a renewal sets a new end, which gets its own reminders. */
@Injectable()
export class RemindersService {
  constructor(
    private readonly em: EntityManager,
    private readonly kinds: Kinds,
    private readonly outbox: Outbox,
  ) {}

  /** Puts all due reminders into the outbox, each once; any number of instances may call it at the same time. */
  async send(): Promise<void> {
    for (const term of terms)
      for (const [index, days] of term.letters.entries())
        while ((await this.sendBatch(term, days, term.letters[index + 1] ?? 0)) === BATCH_SIZE);
  }

  private sendBatch(term: Term, days: number, until: number): Promise<number> {
    const kind = this.kinds.of(term.of);
    return this.em.fork().transactional(async (em) => {
      const due = await em.execute<{ id: string; end: Date }[]>(dueListings(term, days, until));
      const ends = new Map(due.map(({ id, end }) => [id, new Date(end)]));
      const listings = await em.find(kind.entity, { id: { $in: [...ends.keys()] } });
      const messages = listings.flatMap((listing) => {
        const end = ends.get(listing.id);
        return end ? [letterOf[term.event](kind, listing, end, days)] : [];
      });
      await this.outbox.put(em, ...messages);
      return due.length;
    });
  }
}

/**
 * Locks the rows against a concurrent renewal. A term that is shorter than `days` gets the later reminder only, so that
 * no reminder is sent on the day of the approval.
 */
const dueListings = ({ of, event, start, end, condition }: Term, days: number, until: number) => `
  select id, ${end} as end from ${of}
  where ${condition} and ${end} <= now() + interval '${days} days'
    and ${end} > now() + interval '${until} days' and ${start} <= ${end} - interval '${days} days'
    and not exists (
      select from mail where key = '${event}-in-${days}-days ${of} ' || ${of}.id || ' ' || wire_time(${end}))
  order by ${end} limit ${BATCH_SIZE} for update skip locked`;
