import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { checkedId, type Kind, Kinds, notFound } from '../listings/kind.ts';
import { FieldsException } from '../platform/errors/fields.exception.ts';
import { Outbox } from '../platform/mail/outbox.ts';
import { ModerationService } from '../moderation/moderation.service.ts';
import { ReadOnlyDatabase } from '../platform/database/read-only-database.ts';
import { raw, type Sql, sql } from '../platform/database/sql.ts';
import { answerList } from '../platform/lists/page.ts';
import { dismissed, outcome } from './report.letters.ts';
import { type ReportDecision, type ReportQuery, sorts } from './report.schemas.ts';

const open = sql`array(select subject from report where decided_at is null)`;
/** Decided reports are kept for five years: only those of the subjects asked for are grouped. */
const casesOf = (subjects: Sql) => sql`(
  select subject as id, min(kind) as kind, max(created_at) as newest,
    count(*) filter (where state = 'confirmed')::int as confirmed
  from report where subject = any(${subjects}) group by subject) cases
  left join lateral (
    select name, held_until from company where company.id = cases.id
    union all select title, held_until from job where job.id = cases.id) listing on true`;

const fields =
  raw(`cases.id, kind, name, case when held_until > now() then wire_time(held_until) end as "heldUntil", confirmed,
  (select json_agg(json_build_object('id', id, 'reason', reason, 'words', words, 'day', happened_on,
      'policeNumber', police_number, 'email', email, 'state', state, 'createdAt', wire_time(created_at)))
   from (select * from report where subject = cases.id order by state = 'confirmed' desc, created_at desc limit 50) report) as reports`);

const heldFirst = raw(`${sorts.createdAt} desc, id`);

/** The reports of each listing or number, and the decision of a moderator about them. */
@Injectable()
export class ReportCases {
  constructor(
    private readonly em: EntityManager,
    private readonly database: ReadOnlyDatabase,
    private readonly kinds: Kinds,
    private readonly moderation: ModerationService,
    private readonly outbox: Outbox,
  ) {}

  async list(query: ReportQuery) {
    const { id } = query.filter;
    const subjects = id ? sql`${id}::uuid[]` : open;
    const found = sql`from ${casesOf(subjects)} where kind = 'number' or name is not null`;
    return answerList(this.database, 'reports', query, { fields, found, sorts, order: heldFirst });
  }

  /**
   * Decides about all open reports of a subject; upheld ones hide its listing. @throws 404 without any, 422 when more were
   * confirmed than the moderator has read
   */
  async decide(subject: string, decision: ReportDecision, moderator: { id: string }) {
    const [open] = await this.em.execute<{ kind: Kind['table'] | 'number' }[]>(
      `select kind from report where subject = ? and decided_at is null limit 1`,
      [checkedId({ label: 'Report' }, subject)],
    );
    if (!open) throw notFound({ label: 'Report' });
    const { reason } = decision;
    const isUpheld = decision.verdict === 'uphold';
    const message = isUpheld ? 'Reports upheld.' : 'Reports dismissed.';
    if (open.kind === 'number') {
      await this.em.transactional(async (em) => {
        await this.close(em, subject, decision, moderator, 'the number');
      });
      return { message };
    }
    const kind = this.kinds.of(open.kind);
    await this.moderation.decide(kind, { id: subject, moderator }, async (step) => {
      const { em, listing, log } = step;
      await log(isUpheld ? 'report_upheld' : 'report_dismissed', { reason });
      listing.heldUntil = null;
      const name = kind.letters.nameOf(listing);
      const wasHeld = await this.close(em, subject, decision, moderator, name);
      if (isUpheld) await this.moderation.takeOff(kind, step, reason);
      else if (wasHeld) await this.outbox.put(em, dismissed(kind, listing, reason));
    });
    return { message };
  }

  /**
   * Closes the reports, and tells those who confirmed theirs. Returns whether one took part in a hold, which may have ended
   * by itself. @throws 404 when another moderator was faster, 422
   */
  private async close(
    em: EntityManager,
    subject: string,
    { verdict, confirmed }: ReportDecision,
    moderator: { id: string },
    name: string,
  ): Promise<boolean> {
    const isUpheld = verdict === 'uphold';
    // Decided before it was confirmed, a report does not count against its mailbox: anybody can have sent it.
    const closed = await em.execute<
      { id: string; email: string | null; was: string; wasHeld: boolean }[]
    >(
      `update report set state = case when state = 'confirmed' then ? else state end,
         decided_at = now(), decided_by = ?
       from (select id, state as was from report where subject = ? and decided_at is null for update) open
       where report.id = open.id returning report.id, email, was, held_at is not null as "wasHeld"`,
      [isUpheld ? 'upheld' : 'dismissed', moderator.id, subject],
    );
    if (closed.length === 0) throw notFound({ label: 'Report' });
    const counted = closed.filter(({ was }) => was === 'confirmed');
    if (counted.length > (confirmed ?? counted.length))
      throw new FieldsException({ confirmed: 'More reports have come in: read them first' });
    const letters = counted.flatMap(({ id, email }) =>
      email ? [outcome({ id, email }, name, isUpheld)] : [],
    );
    await this.outbox.put(em, ...letters);
    return closed.some(({ wasHeld }) => wasHeld);
  }
}
