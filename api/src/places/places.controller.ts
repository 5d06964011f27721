import { Controller, Get, Module, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Refuses } from '../platform/errors/refuses.decorator.ts';
import { nameOf, nearestPlace, placeAt, type Place } from './gazetteer.ts';
import { placesLike } from './place-names.ts';
import { PlacePath } from './place.schemas.ts';

const MAX_SUGGESTIONS = 10;

const PlaceQuery = z
  .strictObject({
    q: z
      .string('Give q as one text')
      .min(1, 'Give q, the beginning of a name')
      .max(80, 'q must be 80 characters or fewer')
      .optional()
      .meta({ description: 'The beginning of a name', examples: ['ike'] }),
    path: PlacePath.optional(),
    at: z
      .string('Give at as 6.60,3.35')
      .max(20, 'Give at as 6.60,3.35')
      .regex(
        /^-?\d{1,2}(\.\d{1,2})?,-?\d{1,3}(\.\d{1,2})?$/,
        'Give at as 6.60,3.35, with at most two decimals',
      )
      .optional()
      .meta({ description: 'Latitude and longitude with at most two decimals (about 1 km)' }),
  })
  .refine(
    (query) => Object.values(query).filter(Boolean).length === 1,
    'Give one of q, path and at',
  );
type PlaceQuery = z.output<typeof PlaceQuery>;

const PlaceFound = z
  .object({
    path: z.string(),
    name: z.string().meta({ description: 'With the state' }),
    kind: z.enum(['state', 'city', 'area', 'lga']),
  })
  .meta({
    id: 'Place',
    examples: [{ path: 'lagos/ikeja', name: 'Ikeja, Lagos', kind: 'lga' }],
  });

@ApiTags('Places')
@Controller('places')
class PlacesController {
  @Get()
  @ApiOperation({
    summary: 'Find places',
    description:
      'States, cities, areas and local government areas: by the beginning of a name, by path, or the nearest to a position, which is rounded to two decimals so that nobody has to send where they stand.',
  })
  @ApiOkResponse({ standardSchema: PlaceFound, isArray: true, description: 'At most 10 places' })
  @Refuses(400)
  find(@Query({ schema: PlaceQuery }) query: PlaceQuery) {
    return placesBy(query).map((place) => ({
      path: place.path,
      name: nameOf(place),
      kind: place.kind,
    }));
  }
}

function placesBy({ q, path, at }: PlaceQuery): Place[] {
  if (q) return placesLike(q, MAX_SUGGESTIONS);
  const place = path ? placeAt(path) : nearestPlace((at ?? '').split(',').map(Number));
  return place ? [place] : [];
}

@Module({ controllers: [PlacesController] })
export class PlacesModule {}
