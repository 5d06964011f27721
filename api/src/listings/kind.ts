import { GoneException, NotFoundException } from '@nestjs/common';
import type { EntityClass } from '@mikro-orm/postgresql';
import type { Plan } from '#contract/plans.ts';
import type { Listing } from './listing.entity.ts';
import type { Fields } from './fields.ts';
import type { Status } from './listing.schemas.ts';
import type { Sql } from '../platform/database/sql.ts';

/** The filter keys that every kind of listing has. */
export interface ListingFilter {
  q?: string | undefined;
  id?: string[] | undefined;
  status?: Status | undefined;
  /** Whether screening has noted something. */
  flagged?: boolean | undefined;
}

/** What is different between companies and jobs where both are handled alike. All text in it is ours. */
export interface Kind<L extends Listing = Listing, Filter = ListingFilter> {
  entity: EntityClass<L>;
  table: 'company' | 'job';
  /** The path, and the unit of Content-Range. */
  plural: 'companies' | 'jobs';
  /** The form field that carries the image. */
  imageField: 'profileImage' | 'jobAttachment';
  /** At the start of a sentence. */
  label: 'Company' | 'Job';
  plans: Readonly<Record<string, Plan>>;
  /** What is said when a submission has arrived (spec §8). */
  received: string;
  fields: Fields;
  /** The fields of the public list, of the public single, and of the moderators' record, as select lists. */
  select: { readonly row: string; readonly profile: string; readonly record: string };
  /** The entity tag of a row, as SQL. */
  etag: Sql;
  /** The columns whose change moves the public version. */
  publicColumns: readonly string[];
  /** The fields of the public single that say what a listing was once it has ended. */
  similar: readonly string[];
  /** Columns by the name of the field they sort; what is only in the second is for moderators. */
  publicSorts: Readonly<Record<string, string>>;
  recordSorts: Readonly<Record<string, string>>;
  /** The conditions of the filter keys that only this kind has. */
  where(filter: Filter): Sql[];
  /** Texts that they ask for in one line of the search text, by its number from 1. */
  within?(filter: Filter): readonly [line: number, part: string][];
}

/** Anything that has a name at the start of a sentence. */
type Labelled = { readonly label: string };

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The id, when it can be one. @throws 404 */
export function checkedId(kind: Labelled, id: string): string {
  if (!uuid.test(id)) throw notFound(kind);
  return id;
}

/** `Company not found`, `Job not found` (spec §8). */
export const notFound = ({ label }: Labelled) => new NotFoundException(`${label} not found`);

/** The same words for what was public and has ended, with what helps to find another. */
export class Gone extends GoneException {
  constructor(
    { label }: Pick<Kind, 'label'>,
    readonly was: FormerListing,
  ) {
    super(`${label} not found`);
  }
}

/** What an ended listing was, in the fields that it had. */
export type FormerListing = Readonly<Record<string, string | string[]>>;
