import { z } from 'zod';
import { jobPlans, type Plan } from '#contract/plans.ts';
import {
  daysAhead,
  listingQuery,
  pageSize,
  searchWords,
  truth,
} from '../platform/lists/list-query.ts';
import { type Fields, fieldSql } from '../listings/fields.ts';
import { Status } from '../listings/listing.schemas.ts';
import { plan } from '../listings/plan.schemas.ts';

/** The filter keys of the lists that are for moderators only. */
const moderatorFilters = <Name extends string>(plans: Record<Name, Plan>) => ({
  status: Status.optional().meta({ description: 'For moderators; live when left out' }),
  flagged: truth.optional().meta({ description: 'For moderators: those with notes, or without' }),
  unpaid: truth.optional().meta({
    description: 'For moderators: those that wish a higher plan than they have, or not',
  }),
  plan: plan(plans).optional().meta({ description: 'For moderators' }),
  endsWithin: daysAhead('endsWithin').meta({
    description: 'For moderators: live listings that end within so many days',
  }),
  except: z
    .union(
      [z.array(z.uuid()).max(pageSize), z.uuid().transform((id) => [id])],
      `except must be at most ${pageSize} UUIDs`,
    )
    .optional()
    .meta({ description: 'For moderators: ids of listings to leave out' }),
});

/** Their names, which are the same for every kind. */
export const moderatorFilterKeys = Object.keys(moderatorFilters(jobPlans)) as (keyof ReturnType<
  typeof moderatorFilters
>)[];

/** A list parameter. PostgreSQL knows no year 0. */
const UpdatedSince = z.iso
  .datetime({ offset: true, error: 'updatedSince must be a time such as 2026-11-20T09:00:00Z' })
  .max(40, 'updatedSince must be 40 characters or fewer')
  .refine((time) => time > '1970' && time < '9999', 'updatedSince must be from 1970 to 9998')
  .meta({
    description: 'Approved, changed or shown again at this time or later; `views` do not count',
    examples: ['2026-11-20T09:00:00.000Z'],
  });

type BooleanParameters<F extends Fields> = {
  [Name in keyof F as F[Name] extends { filter: 'boolean' } ? Name : never]: z.ZodOptional<
    typeof truth
  >;
};

/** Schemas of the boolean list parameters, by field name. */
const booleanParameters = <F extends Fields>(fields: F) =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, { filter }]) => filter === 'boolean')
      .map(([name, { filterDescription: description }]) => [
        name,
        truth.optional().meta(description ? { description } : {}),
      ]),
  ) as BooleanParameters<F>;

/**
 * The parameters of the lists of a kind with `own` filters, whose moderators' filters and sorts of the record are refused to
 * others, and those of its counts, which are public alone.
 */
export function listQueries<F extends Fields, Name extends string, Own extends z.ZodRawShape>(
  fields: F,
  plans: Record<Name, Plan>,
  own: Own,
) {
  const filters = {
    q: searchWords.optional(),
    ...own,
    ...booleanParameters(fields),
    updatedSince: UpdatedSince.optional(),
  };
  const { recordSorts: sorts, publicSorts } = fieldSql(fields);
  const theirs = Object.keys(sorts).filter((name) => !(name in publicSorts));
  const list = listingQuery({ ...filters, ...moderatorFilters(plans) }, sorts, {
    keys: moderatorFilterKeys,
    sorts: theirs,
  });
  return { list, counts: listingQuery(filters, sorts, { keys: [], sorts: theirs }) };
}
