import { Injectable, Logger } from '@nestjs/common';
import { shingleHashes } from './text-shingles.ts';
import { unavailable } from '../platform/errors/unavailable.ts';
import { ReadOnlyDatabase } from '../platform/database/read-only-database.ts';
import { type Sql, sql } from '../platform/database/sql.ts';
import { type Fingerprints, fingerprintsOf } from './fingerprints.ts';
import type { ScreeningInput } from './screening-input.ts';
import { byUrgency, notice } from './note.ts';
import { copyNotes, type SimilarListing, similarTexts } from './repeated-text.ts';
import { textRules } from './rules/rules.ts';
import type { ScreeningNote } from '../listings/screening-note.schemas.ts';
import { type EarlierListing, earlierListingNotes, earlierListings } from './earlier-listings.ts';
import {
  type ContactCount,
  contactCounts,
  countNotes,
  linkNotes,
  type RegisteredCompany,
  registeredCompany,
} from './sender.ts';

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
   * be screened. @throws when the database is unreachable, which is answered with 503
   */
  async screen(input: ScreeningInput): Promise<Screened> {
    return { notes: await this.notesOn(input), textPrint: shingleHashes(input.description) };
  }

  private async notesOn(input: ScreeningInput): Promise<ScreeningNote[]> {
    try {
      return byUrgency([
        ...textRules.flatMap((rule) => rule(input)),
        ...(input.kind === 'inquiry' ? [] : await this.comparisonNotes(input)),
      ]);
    } catch (err) {
      if (isUnreachable(err)) throw err;
      this.logger.error({ err }, 'A submission could not be screened');
      return [
        notice(
          'not_screened',
          'This could not be screened because of an error on our side. Check it with particular care.',
        ),
      ];
    }
  }

  /** Notes from a comparison with earlier submissions. */
  private async comparisonNotes(input: ScreeningInput): Promise<ScreeningNote[]> {
    const fingerprints = fingerprintsOf(input);
    const [found] = await this.database.rowsWith<Found>(statementTimeout, comparison(fingerprints));
    if (!found) return [];
    return [
      ...earlierListingNotes(found.earlier ?? []),
      ...copyNotes(fingerprints.shingles, found.similar ?? []),
      ...linkNotes(input, found.company),
      ...countNotes(found.counts ?? []),
    ];
  }
}

interface Found {
  earlier: EarlierListing[] | null;
  similar: SimilarListing[] | null;
  counts: ContactCount[] | null;
  company: RegisteredCompany | null;
}

const comparison = (fingerprints: Fingerprints): Sql => sql`
  select (select json_agg(listing) from (${earlierListings(fingerprints)}) listing) as earlier,
    (select json_agg(listing) from (${similarTexts(fingerprints)}) listing) as "similar",
    (select json_agg(counted) from (${contactCounts(fingerprints)}) counted) as counts,
    (select row_to_json(company) from (${registeredCompany(fingerprints)}) company) as company`;

/** A statement that timed out is not an unreachable database. */
const isUnreachable = (error: unknown) =>
  unavailable(error) !== undefined &&
  !(error instanceof Error && 'code' in error && error.code === QUERY_CANCELED);

/** SQLSTATE */
const QUERY_CANCELED = '57014';
