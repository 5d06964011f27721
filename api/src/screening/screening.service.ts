import { Injectable, Logger } from '@nestjs/common';
import { type Contact, contactsOf } from '../contacts/contacts.ts';
import { reportReasons } from '#contract/reports.ts';
import { shingleHashes } from './text-shingles.ts';
import { unavailable } from '../platform/errors/unavailable.ts';
import { ReadOnlyDatabase } from '../platform/database/read-only-database.ts';
import { sql } from '../platform/database/sql.ts';
import type { ScreeningInput } from './screening-input.ts';
import { alert, byUrgency, notice, quoted } from './note.ts';
import { copyNote, type SimilarListing, similarTexts } from './repeated-text.ts';
import { textNotes } from './rules/rules.ts';
import type { ScreeningNote } from '../listings/screening-note.schemas.ts';
import {
  type Blocked,
  blockedAmong,
  type Reported,
  reportedAmong,
} from '../contacts/blocked-or-reported.ts';
import { earlierListingNotes } from './earlier-listings.ts';
import { countNote, ringNote, widestRing } from './rings.ts';
import { type Seen, seenWith } from './seen.ts';
import * as sender from './sender.ts';

/** Short, since the sender waits for the screening. */
const statementTimeout = sql`select set_config('statement_timeout', '800', true)`;

/** The result that is stored with a listing. */
export interface Screened {
  notes: ScreeningNote[];
  textPrint: number[];
}

/** Notes what moderators should know about a submission; refuses none. */
@Injectable()
export class ScreeningService {
  private readonly logger = new Logger('Screening');

  constructor(private readonly database: ReadOnlyDatabase) {}

  /**
   * Notes, alerts first. An error of a rule or a slow database never costs a submission: it gets a note that it could not
   * be screened. A change of a listing is not compared with the listing `self`. @throws when the database is unreachable,
   * which is answered with 503. The pending listings of the ring get its note, too, once the submission is stored.
   */
  async screen(input: ScreeningInput, self: string | null = null) {
    const { notes, ring } = await this.notesOn(input, self);
    const screened: Screened = { notes, textPrint: shingleHashes(input.description) };
    return { screened, ring };
  }

  private async notesOn(input: ScreeningInput, self: string | null) {
    try {
      const own = textNotes(input);
      if (input.kind === 'inquiry') return { notes: byUrgency(own) };
      const { notes, ring } = await this.compare(input, self);
      return { notes: byUrgency([...own, ...notes]), ring };
    } catch (err) {
      if (isUnreachable(err)) throw err;
      this.logger.error({ err }, 'A submission could not be screened');
      const notScreened = notice(
        'not_screened',
        'This could not be screened because of an error on our side. Check it with particular care.',
      );
      return { notes: [notScreened] };
    }
  }

  /** Notes from a comparison with earlier submissions. */
  private async compare(input: ScreeningInput, self: string | null) {
    const contacts = contactsOf(input);
    const statement = comparison(input, contacts, self);
    const [found] = await this.database.rowsWith<Found>(statementTimeout, statement);
    if (!found) return { notes: [] };
    const seen = found.seen ?? [];
    const ring = widestRing(contacts, seen);
    const notes = [
      ...blockNotes(found.blocked ?? []),
      reportNote(found.reported ?? []),
      ...earlierListingNotes(seen),
      copyNote(shingleHashes(input.description), found.similar ?? []),
      sender.nameNote(input, found.namesakes ?? []),
      sender.linkNote(input, found.company) ?? sender.borrowedNumberNote(input, seen),
      sender.secondCopyNote(input, seen),
      ring && ringNote(ring),
      countNote(contacts, seen),
    ].filter((note) => note !== undefined);
    return { notes, ring };
  }
}

interface Found {
  seen: Seen[] | null;
  similar: SimilarListing[] | null;
  blocked: Blocked[] | null;
  reported: Reported[] | null;
  namesakes: sender.Namesake[] | null;
  company: sender.RegisteredCompany | null;
}

const comparison = (
  input: ScreeningInput,
  contacts: readonly Contact[],
  self: string | null,
) => sql`
  select (select json_agg(listing) from (${seenWith(contacts, self)}) listing) as seen,
    (select json_agg(listing) from (${similarTexts(shingleHashes(input.description), contacts, self)}) listing) as "similar",
    (select json_agg(entry) from (${blockedAmong(contacts)}) entry) as blocked,
    (select json_agg(entry) from (${reportedAmong(contacts, self)}) entry) as reported,
    (select json_agg(company) from (${sender.namesakes(input)}) company) as namesakes,
    (select row_to_json(company) from (${sender.registeredCompany(input)}) company) as company`;

const blockNotes = (blocked: readonly Blocked[]): ScreeningNote[] =>
  blocked.map(({ value, reason, moderator, day }) =>
    alert(
      'blocked',
      `${quoted(value)} is on the block list since ${day}${moderator ? `, by ${moderator}` : ''}: ${quoted(reason)}. Reject it, or take the entry off the list.`,
    ),
  );

/** Relisted under another name, a number brings its reports along. */
function reportNote(reported: readonly Reported[]) {
  if (reported.length === 0) return undefined;
  const reasons = reported.map(({ reason }) => reportReasons[reason].words).join(', ');
  const note = reported.some(({ isUpheld }) => isUpheld) ? alert : notice;
  const what = 'Visitors have reported a number, or a listing with the same contacts,';
  const sentence = `${what} in the last 90 days: ${reasons}. Read the reports before you decide.`;
  return note('reported_contact', sentence);
}

/** A statement that timed out (SQLSTATE 57014) is not an unreachable database. */
const isUnreachable = (error: unknown) =>
  unavailable(error) !== undefined &&
  !(error instanceof Error && 'code' in error && error.code === '57014');
