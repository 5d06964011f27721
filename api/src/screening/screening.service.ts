import { Injectable, Logger } from '@nestjs/common';
import { textPrint } from './text-shingles.ts';
import { unavailable } from '../platform/errors/unavailable.ts';
import { ReadOnlyDatabase } from '../platform/database/read-only-database.ts';
import { type Sql, sql } from '../platform/database/sql.ts';
import { type Fingerprints, fingerprintsOf } from './fingerprints.ts';
import type { ScreeningInput } from './screening-input.ts';
import { byUrgency, notice } from './note.ts';
import { type Alike, alikeTexts, copyNotes } from './repeated-text.ts';
import { textRules } from './rules/rules.ts';
import type { ScreeningNote } from '../listings/screening-note.schemas.ts';
import { type Seen, seenBefore, seenNotes } from './earlier-listings.ts';
import {
  type Count,
  countNotes,
  dayCounts,
  linkNotes,
  type Registered,
  registeredCompany,
} from './sender.ts';

/** No question to the database takes longer: a listing is not worth more, and its sender waits. */
const patience = sql`select set_config('statement_timeout', '800', true)`;

/** What is kept of it with a listing. */
export interface Screened {
  notes: ScreeningNote[];
  textPrint: number[];
}

/** Looks at what was sent for what moderators should know. It refuses nothing. */
@Injectable()
export class ScreeningService {
  private readonly logger = new Logger('Screening');

  constructor(private readonly reads: ReadOnlyDatabase) {}

  /**
   * What looks wrong, the alerts first. A fault of ours never costs anybody a submission: then a note says that it could
   * not be screened, and the log why. @throws what becomes a 503 while the database is away
   */
  async screen(matter: ScreeningInput): Promise<Screened> {
    return { notes: await this.notesOn(matter), textPrint: textPrint(matter.description) };
  }

  private async notesOn(matter: ScreeningInput): Promise<ScreeningNote[]> {
    try {
      return byUrgency([
        ...textRules.flatMap((rule) => rule(matter)),
        ...(matter.kind === 'inquiry' ? [] : await this.compared(matter)),
      ]);
    } catch (err) {
      if (isAway(err)) throw err;
      this.logger.error({ err }, 'A submission could not be screened');
      return [
        notice(
          'not_screened',
          'This could not be screened, because of a fault on our side. Check it with particular care.',
        ),
      ];
    }
  }

  /** What others have sent tells. */
  private async compared(matter: ScreeningInput): Promise<ScreeningNote[]> {
    const traces = fingerprintsOf(matter);
    const [found] = await this.reads.rowsWith<Found>(patience, comparison(traces));
    if (!found) return [];
    return [
      ...seenNotes(found.seen ?? []),
      ...copyNotes(traces.print, found.alike ?? []),
      ...linkNotes(matter, found.company),
      ...countNotes(found.counts ?? []),
    ];
  }
}

/** What was found among earlier submissions; null where nothing was. */
interface Found {
  seen: Seen[] | null;
  alike: Alike[] | null;
  counts: Count[] | null;
  company: Registered | null;
}

/** All that is asked of the database, as one statement. */
const comparison = (traces: Fingerprints): Sql => sql`
  select (select json_agg(seen) from (${seenBefore(traces)}) seen) as seen,
    (select json_agg(alike) from (${alikeTexts(traces)}) alike) as alike,
    (select json_agg(counted) from (${dayCounts(traces)}) counted) as counts,
    (select row_to_json(company) from (${registeredCompany(traces)}) company) as company`;

/** A database that is away is told to the sender, as for everything that is sent; one that is slow is not. */
const isAway = (error: unknown) =>
  unavailable(error) !== undefined &&
  !(error instanceof Error && 'code' in error && error.code === queryCanceled);

/** PostgreSQL's word for a statement that took too long. */
const queryCanceled = '57014';
