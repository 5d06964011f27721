import { Controller, Get, Module, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { z } from 'zod';
import { nameOf, placeAt, type Place, places } from './gazetteer.ts';
import { placesAround, placesLike, placesOf } from './place-choices.ts';
import { PlacePath, StatePath } from './place.schemas.ts';

const MAX_SUGGESTIONS = 10;

const PlaceQuery = z.strictObject({
  q: z
    .string('Give q as one text')
    .min(1, 'Give q, the beginning of a name')
    .max(80, 'q must be 80 characters or fewer')
    .optional()
    .meta({ description: 'The beginning of a name', examples: ['ike'] }),
  path: PlacePath.optional(),
  within: StatePath.optional().meta({ description: 'A state: its cities, areas and the rest' }),
  near: PlacePath.optional().meta({
    description: 'A place: those within 60 km, the nearest first, with their distance',
  }),
  at: z
    .string('Give at as 6.60,3.35')
    .max(20, 'Give at as 6.60,3.35')
    .regex(
      /^-?\d{1,2}(\.\d{1,2})?,-?\d{1,3}(\.\d{1,2})?$/,
      'Give at as 6.60,3.35, with at most two decimals',
    )
    .optional()
    .meta({ description: 'Latitude and longitude with at most two decimals (about 1 km)' }),
});
type PlaceQuery = z.output<typeof PlaceQuery>;

const PlaceFound = z
  .object({
    path: z.string(),
    name: z.string().meta({ description: 'With the state' }),
    kind: z.enum(['state', 'city', 'area', 'lga']),
    km: z.int().optional().meta({ description: 'With `near`: about as far away, by its centre' }),
  })
  .meta({ id: 'Place', examples: [{ path: 'lagos/ikeja', name: 'Ikeja, Lagos', kind: 'lga' }] });

@ApiTags('Places')
@Controller('places')
class PlacesController {
  @Get()
  @ApiOperation({
    summary: 'Find places',
    description:
      'States, cities, areas and local government areas: by the beginning of a name (at most 10), by path, those of a state, those around a place, or the nearest to a position, which is rounded to two decimals so that nobody has to send where they stand. The answer for a position must not be stored. Several parameters narrow it down; without any, the states.',
  })
  @ApiOkResponse({ standardSchema: PlaceFound, isArray: true, description: 'The places' })
  find(
    @Query({ schema: PlaceQuery }) query: PlaceQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    // The address is the key of shared caches.
    if (query.at) response.set('Cache-Control', 'private, no-store');
    return placesBy(query);
  }
}

/** Those that every parameter finds, in the order of `near`, else of `q`. */
function placesBy({ q, path, within, near, at }: PlaceQuery) {
  const centre = placeAt(near ?? '');
  const lists = [
    centre &&
      placesAround(centre).map(({ place, km }) => ({ ...found(place), km: Math.round(km) })),
    q && placesLike(q).map(found),
    path && listOf(placeAt(path)),
    at && listOf(placesAround({ at: at.split(',').map(Number) })[0]?.place),
    within && placesOf(within).map(found),
  ].filter((list) => typeof list === 'object');
  const [first = places.filter(({ kind }) => kind === 'state').map(found), ...others] = lists;
  const all = first.filter((one) =>
    others.every((list) => list.some((other) => other.path === one.path)),
  );
  return q ? all.slice(0, MAX_SUGGESTIONS) : all;
}

const listOf = (place?: Place) => (place ? [found(place)] : []);

const found = (place: Place) => ({ path: place.path, name: nameOf(place), kind: place.kind });

@Module({ controllers: [PlacesController] })
export class PlacesModule {}
