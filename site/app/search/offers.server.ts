import { nameOf, placeAt, placeMeant } from '../places/gazetteer.server.ts';
import { inOrder, type Source } from './around.server.ts';
import type { Filters, ListQuery, SearchableList } from './list-query.ts';
import { pagingOf } from './paging.ts';
import { understoodBy } from './reading.tsx';

/** A search with results, offered when the visitor's has none. */
export interface Offer {
  text: string;
  to: string;
  count: number | string;
}

type Calls<F extends Filters> = Pick<Source<F, unknown, unknown>, 'rows' | 'facets'>;

/** Words of a search of which each is tried alone. */
const MAX_WORDS = 3;

/** The nearest place with listings, the services or job types of its state, and the search without some of its words. */
export async function offersFor<F extends Filters>(
  list: SearchableList<F>,
  query: ListQuery<F>,
  source: Calls<F>,
): Promise<Offer[]> {
  const { q, ...rest } = query;
  const words = q?.split(' ') ?? [];
  const alone = words.length > 1 ? words.slice(0, MAX_WORDS) : [];
  const isMore = Object.values(rest).some(Boolean);
  const shorter = [...(q && isMore ? [undefined] : []), ...alone].map(
    async (word): Promise<Offer[]> => {
      const asked = { ...query, q: word };
      const { headers } = await source.rows({ ...asked, range: '[0,0]' });
      if (!headers) return [];
      const { partial, corrected } = understoodBy(headers);
      const count = partial ?? pagingOf(headers, 1, 1).count;
      const dropped = words.filter((one) => one !== word).join(' ');
      if (count === '0' || corrected) return [];
      return [{ text: `Without “${dropped}”`, to: list.address(asked), count }];
    },
  );
  const found = await Promise.all([...shorter, elsewhere(list, query, source)]);
  return found.flat();
}

async function elsewhere<F extends Filters>(
  list: SearchableList<F>,
  query: ListQuery<F>,
  source: Calls<F>,
): Promise<Offer[]> {
  const { facet } = list;
  const value = query[facet];
  const asked = placeAt(query.place) ?? placeMeant(list.placeChosen(query) ?? '', null);
  const state = placeAt(asked?.path.split('/', 1)[0]);
  const { data } = await source.facets({ place: asked?.path, [facet]: value });
  if (!data) return [];
  const offer = (text: string, count: number, at?: string, choice?: string): Offer => ({
    text,
    to: list.address({ place: at, [facet]: choice }),
    count,
  });
  const isState = ({ within }: { within: string | null }) => within === null;
  // With a place asked for the nearest comes first, else the one with the most listings.
  const near = data.places.find((one) => !isState(one) && one.path.startsWith(`${state?.path}/`));
  const nearest = (asked !== state && near) || data.places.find(isState);
  const place = placeAt(nearest?.path);
  const away = nearest?.km ? `, ${nearest.km} km away` : '';
  const labelOf = (choice: string) => list.filters[facet]?.choices[choice] ?? choice;
  const everywhere = data.places.filter(isState).reduce((sum, { count }) => sum + count, 0);
  return [
    ...(nearest && place ? [offer(nameOf(place) + away, nearest.count, place.path, value)] : []),
    ...(asked && value && everywhere > 0
      ? [offer(labelOf(value), everywhere, undefined, value)]
      : []),
    ...inOrder(list, data.choices).map((choice) =>
      offer(
        labelOf(choice.value) + (state ? ` in ${nameOf(state)}` : ''),
        choice.count,
        state?.path,
        choice.value,
      ),
    ),
  ];
}
