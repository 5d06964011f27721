import { z } from 'zod';
import { optionalText, orEmpty } from '../platform/validation/text.ts';
import { nameOf, placeAt, places, stateOf } from './gazetteer.ts';
import { placeIn, placeNamed, solePlaceIn } from './place-choices.ts';

/** The path of a place in contract/gazetteer.json. */
export const PlacePath = z
  .string('Give a place by its path, for example lagos/ikeja')
  .max(80, 'Give a place by its path, for example lagos/ikeja')
  .refine((path) => placeAt(path) !== undefined, {
    error: 'There is no such place: GET /api/places finds the path of one',
  })
  .meta({ format: 'place' });

const statePaths = places.flatMap(({ kind, path }) => (kind === 'state' ? [path] : []));

export const StatePath = z.enum(statePaths, 'Choose a state of the list').meta({ id: 'StatePath' });

/** Where a listing is; read from its texts when omitted. */
export const placeFields = {
  place: orEmpty(PlacePath).meta({
    description: 'Where it is, by path, in place of state and area',
    example: 'lagos/ikeja',
  }),
  state: z
    .literal('')
    .or(StatePath)
    .nullish()
    .meta({ description: 'The state by its path, as the forms ask for it', example: 'lagos' }),
  area: optionalText({ label: 'the area', max: 80 }).meta({
    description: 'An area, city or local government area of the state',
    example: 'Ikeja',
  }),
};

type Answer = string | null | undefined;

/**
 * A place by its path, else of a state by name, else the state, or the one place in it that an address tells if no area
 * was written; without a state a place that the name of the area alone tells.
 */
export function chosenPlace(state: Answer, area: Answer, path: Answer, address: Answer) {
  const chosen = placeAt(state ?? '');
  const named = chosen ? placeNamed(chosen.path, area ?? '') : placeIn(area);
  const told = (!area && solePlaceIn(address ?? '')) || '';
  const inside = chosen && stateOf(told) === chosen.path ? told : '';
  const found = placeAt(path ?? '') ?? placeAt(named ?? inside);
  if (found) return { path: found.path, name: nameOf(found) };
  return chosen && { path: chosen.path, name: area ? `${area}, ${chosen.name}` : chosen.name };
}
