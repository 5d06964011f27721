import { Injectable } from '@nestjs/common';
import { doubts, proofs as kinds, proofResults } from '#contract/proofs.ts';
import { Company } from '../companies/company.entity.ts';
import { companies } from '../companies/company.kind.ts';
import { checkedId, notFound } from '../listings/kind.ts';
import { isLive } from '../listings/life.ts';
import type { Deciding } from '../moderation/if-match.ts';
import { ModerationService, type DecisionStep } from '../moderation/moderation.service.ts';
import { ReadOnlyDatabase } from '../platform/database/read-only-database.ts';
import { all, raw, sql } from '../platform/database/sql.ts';
import { FieldsException } from '../platform/errors/fields.exception.ts';
import { answerList } from '../platform/lists/page.ts';
import { endOfCheck, enter } from './ledger.ts';
import * as schemas from './proof.schemas.ts';

const MAX_ENTRIES = 200;

const fields = raw(`proof.id::text as id, company.id as company, name, kind, result, facts, note,
  (select account.email from account where account.id = checked_by) as "checkedBy",
  wire_time(checked_at) as "checkedAt", wire_time(good_until) as "goodUntil"`);

/** The ledger of checks: it is read here, and only ever added to. */
@Injectable()
export class Proofs {
  constructor(
    private readonly moderation: ModerationService,
    private readonly database: ReadOnlyDatabase,
  ) {}

  /**
   * Adds a check by a moderator, with an entry of the moderation log.
   * @throws 404, 412, 422 when it is about another number than the company has, or the licence has ended
   */
  async add(decision: Deciding, check: schemas.ProofForm) {
    const id = await this.moderation.decide(
      companies,
      decision,
      async ({ em, listing, now, log }) => {
        refuseOther(listing, check, now);
        await log('checked', { reason: reasonOf(check) });
        const entry = enter(em, listing, check, { now, by: decision.moderator.id });
        await em.flush();
        return String(entry.id);
      },
    );
    return this.database.row<schemas.ProofEntry>(
      sql`select ${fields} from proof join company on company.id = company_id where proof.id = ${id}`,
    );
  }

  /** Adds the check that the owner has the company's email address, as its link was just used, unless there is one. */
  addEmail({ em, listing, now }: Pick<DecisionStep, 'em' | 'listing' | 'now'>): void {
    if (!(listing instanceof Company)) return;
    const { email } = listing.proofs;
    if (email && email.until > now.toISOString()) return;
    const check = { kind: 'email', result: 'confirmed', facts: {}, note: null } as const;
    enter(em, listing, check, { now, by: null });
  }

  /** The ledger of a company, newest first. @throws 404 */
  async ofCompany(id: string): Promise<schemas.ProofEntry[]> {
    const rows = await this.database.rows<schemas.ProofEntry | { id: null }>(
      sql`select ${fields} from company left join proof on company_id = company.id
          where company.id = ${checkedId(companies, id)} order by proof.id desc limit ${MAX_ENTRIES}`,
    );
    if (rows.length === 0) throw notFound(companies);
    return rows.filter((row) => row.id !== null);
  }

  /** The newest check of each kind of live companies. */
  async list(query: schemas.ProofQuery) {
    const { id, lapsesWithin } = query.filter;
    const found = sql`from proof join company on company.id = company_id where ${isLive} and ${all([
      id && sql`proof.id = any(${id}::bigint[])`,
      // The owner's next use of the link checks the email again.
      lapsesWithin &&
        sql`result = 'confirmed' and kind <> 'email' and good_until < now() + ${lapsesWithin}::int * interval '1 day'`,
    ])} and not exists (select from proof newer
      where newer.company_id = company.id and newer.kind = proof.kind and newer.id > proof.id)`;
    const slice = { fields, found, sorts: schemas.sorts, order: raw('good_until, proof.id') };
    return answerList(this.database, 'proofs', query, slice);
  }

  /** The live companies that a moderator should call or look up again, each with the notes that say why. */
  async doubts(query: schemas.DoubtQuery) {
    const { id } = query.filter;
    const rules = Object.keys(doubts);
    const own = sql`(select json_agg(note) from jsonb_array_elements(notes) note where note ->> 'rule' = any(${rules}::text[]))`;
    const any = rules.map((rule) => JSON.stringify([{ rule }]));
    return answerList(this.database, 'doubts', query, {
      fields: sql`id, name, ${own} as notes`,
      found: sql`from company where ${isLive} and ${all([
        id && sql`id = any(${id}::uuid[])`,
        // The first for the index `company_flagged`.
        sql`notes <> '[]' and notes @> any(${any}::jsonb[])`,
      ])}`,
      sorts: schemas.doubtSorts,
      order: raw('created_at, id'),
    });
  }
}

/** @throws 422 */
function refuseOther(company: Company, check: schemas.ProofForm, now: Date): void {
  const { kind, result, facts } = check;
  const refuse = (sentence: string) => {
    throw new FieldsException({ facts: sentence });
  };
  if (kind === 'cac' && facts.class + facts.number !== company.cacNumber)
    refuse(`The CAC number is ${company.cacNumber} now: check that one`);
  if (kind === 'phone' && facts.number !== company.phone)
    refuse(`The phone number is ${company.phone} now: call that one`);
  if (kind === 'licence' && result === 'confirmed' && endOfCheck(check, now) <= now)
    refuse('This licence has ended: ask for the one of this year');
}

const reasonOf = ({
  kind,
  result,
  note,
}: Pick<schemas.ProofForm, 'result' | 'note'> & { kind: keyof typeof kinds }) =>
  `${kinds[kind].label}: ${proofResults[result].toLowerCase()}${note ? `. ${note}` : ''}`;
