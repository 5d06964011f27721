import { isUuid } from '#platform/uuid.ts';
import { NotFoundException } from '@nestjs/common';
import type { EntityClass } from '@mikro-orm/postgresql';
import type { Plan } from '#contract/plans.ts';
import type { ImageColumn } from './image-columns.ts';
import type { Listing } from './listing.entity.ts';
import type { Fields, FieldSql } from './fields.ts';
import type { Status } from './listing.schemas.ts';
import type { Optional, Sql } from '../platform/database/sql.ts';

/** The filter keys that every kind of listing has. */
export interface ListingFilter {
  q?: string | undefined;
  id?: string[] | undefined;
  status?: Status | undefined;
  /** With or without screening notes. */
  flagged?: boolean | undefined;
  updatedSince?: string | undefined;
  plan?: string | undefined;
  /** In days. */
  endsWithin?: number | undefined;
  /** Ids of listings to leave out. */
  except?: string[] | undefined;
  /** With the wish for a higher plan than its own. */
  unpaid?: boolean | undefined;
  /** Path of a place (contract/gazetteer.json). */
  place?: string | undefined;
  /** Path of the place of delivery; of companies only. */
  to?: string | undefined;
  service?: string | undefined;
  proof?: string | undefined;
  licensed?: boolean | undefined;
  type?: string | undefined;
}

/** The wording of a kind's letters where it differs between kinds. */
export interface LetterWords<L extends Listing = Listing> {
  nameOf(this: void, listing: L): string;
  /** The path of the public page. */
  pageOf(this: void, listing: Pick<L, 'id'>): string;
  /** After "We have your". */
  noun: string;
  /** The next step after a submission, as on the site's confirmation page. */
  next: string;
  /** The effect of an approval. */
  approved: string;
  /** The alternative to a renewal. */
  instead?: string;
  /** The owner's reason for taking it off early. */
  over: string;
  /** The plans that a listing can be renewed on (spec §4, §9). */
  renewals: readonly Plan[];
  /** The holder of the address, after "You get this email because". */
  why: string;
}

/** The differences between companies and jobs, for code that handles both; `Edit` is the body of a correction. */
export interface Kind<
  L extends Listing = Listing,
  Filter = ListingFilter,
  Edit = never,
> extends FieldSql {
  entity: EntityClass<L>;
  table: 'company' | 'job';
  /** The path, and the unit of Content-Range. */
  plural: 'companies' | 'jobs';
  /** The form fields that carry images, with their columns. */
  imageFields: Readonly<Record<string, ImageColumn>>;
  /** The fields of a correction, images aside. */
  editFields: readonly string[];
  /** The columns of a submission or a correction. */
  columns(this: void, edit: Edit): { email: string };
  /** Fields that say whose listing it is or whom visitors reach by it: a change of them needs the word of the old contact. */
  identityFields: readonly string[];
  /** At the start of a sentence. */
  label: 'Company' | 'Job';
  plans: Readonly<Record<string, Plan>>;
  /** Message of the receipt (spec §8). */
  received: string;
  letters: LetterWords<L>;
  fields: Fields;
  /** The public fields that a 410 repeats. */
  formerFields: readonly string[];
  /** Conditions of the filter keys that only this kind has. */
  where(this: void, filter: Filter): Optional[];
  /** SQL of the moment at which the clock next moves listings into or out of a filter, their own ends aside; null for never. */
  lapse(this: void, filter: Filter): Sql;
  /** Weights of the search column from the name alone to everything except the long text; each set has an index. */
  levels: readonly string[];
  /** The filter that words of a search can stand for, and the column whose values are counted beside lists. */
  facet: { filter: 'service' | 'type'; column: 'service_types' | 'type' };
}

/** A kind in code that handles both. */
export type AnyKind = Kind<Listing, never>;

/** All kinds of listing; a class, to serve as its own injection token. */
export class Kinds {
  constructor(readonly all: readonly AnyKind[]) {}

  of(table: Kind['table']): AnyKind {
    return this.all.find((one) => one.table === table)!;
  }
}

/** The id, if it is a UUID. @throws 404 */
export function checkedId(kind: { readonly label: string }, id: string): string {
  if (!isUuid(id)) throw notFound(kind);
  return id;
}

/** `Company not found`, `Job not found` (spec §8). */
export const notFound = ({ label }: { readonly label: string }) =>
  new NotFoundException(`${label} not found`);
