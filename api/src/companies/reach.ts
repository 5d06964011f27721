import { z } from 'zod';
import { assumedReaches, type Reach as ReachName, reaches } from '#contract/reach.ts';
import { StatePath } from '../places/place.schemas.ts';
import { pathsWithin, statesIn } from '../places/place-choices.ts';
import { placeAt, stateOf } from '../places/gazetteer.ts';
import { raw, type Sql, sql } from '../platform/database/sql.ts';
import { orEmpty } from '../platform/validation/text.ts';

export const Reach = z.enum(Object.keys(reaches) as ReachName[], {
  error: 'Choose how far you deliver',
});

export const reachFields = {
  reach: orEmpty(Reach).meta({ description: 'How far the company delivers', example: 'states' }),
  reachStates: z
    .array(StatePath)
    .max(37)
    .or(
      z
        .string()
        .max(800)
        .meta({ format: 'states' })
        .transform(statesIn)
        .refine((paths) => paths.every((path) => StatePath.safeParse(path).success), {
          error: 'Name the states with commas between them, for example Oyo, Ogun',
        }),
    )
    .nullish()
    .transform((value) => value ?? [])
    .meta({
      description: 'The states by their paths, in a text by their names, with the reach `states`',
      example: ['oyo'],
    }),
};

/** Radius in which a company with reach `area` or `city` delivers. */
const AREA_KM = 6;
const CITY_KM = 35;

/** The reach of a company, as it says or as its services let assume. */
const assumed = raw(
  `coalesce(reach, case ${Object.entries(assumedReaches)
    .map(([service, reach]) => `when service_types @> '{${service}}' then '${reach}'`)
    .join(' ')} else 'city' end)`,
);

/** SQL condition of companies that deliver to a place. */
export function deliversTo(path: string): Sql {
  const place = placeAt(path);
  const state = stateOf(path);
  const within = (km: number) => (place ? pathsWithin(km, place) : []);
  const isWholeState = place?.kind === 'state';
  const near = isWholeState ? [state] : within(CITY_KM);
  return sql`(${assumed} in ('nationwide', 'abroad')
    or (${assumed} = 'states' and (${state} = any(reach_states) or state = ${state}))
    or (${assumed} in ('state', 'states') and (state = ${state} or place = any(${near}::text[])))
    or (${assumed} = 'city' and ${isWholeState ? sql`state = ${state}` : sql`place = any(${near}::text[])`})
    or (${assumed} = 'area' and place = any(${within(AREA_KM)}::text[])))`;
}
