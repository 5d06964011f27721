import { read, type Visit } from '../api/api.server.ts';
import { placeIn } from '../places/places.ts';

/** The longest range of the API. */
const MAX_COUNTED = 100;

/** Live companies by place, for example `{ Lagos: '17 companies' }`, of the first 100: with a `+` where there are more. */
export async function livePlaces(visit: Visit): Promise<Record<string, string>> {
  const { data: companies = [] } = await read(visit, '/api/companies', {
    query: { range: JSON.stringify([0, MAX_COUNTED - 1]) },
  });
  const more = companies.length === MAX_COUNTED ? '+' : '';
  const counts: Record<string, number> = {};
  for (const { location } of companies) {
    const place = placeIn(location);
    if (place) counts[place] = (counts[place] ?? 0) + 1;
  }
  return Object.fromEntries(
    Object.entries(counts).map(([place, count]) => [
      place,
      `${count}${more} ${count === 1 && !more ? 'company' : 'companies'}`,
    ]),
  );
}
