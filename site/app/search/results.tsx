import type { ReactNode } from 'react';
import type { AskedPlace } from './around.server.ts';
import type { Filters, ListQuery, SearchableList } from './list-query.ts';
import type { Offer } from './offers.server.ts';
import { Pagination } from './pagination.tsx';
import type { Paging } from './paging.ts';
import { Offers } from './place-links.tsx';
import { Matches, type Understood } from './reading.tsx';

interface ResultsProps<Card> {
  list: SearchableList<Filters>;
  found: {
    query: ListQuery<Filters>;
    paging: Paging | null;
    cards: Card[];
    inside: number;
    around: { place?: AskedPlace | undefined };
    understood: Understood;
    offers: Offer[];
  };
  searching: boolean;
  skeletons: ReactNode;
  grid: (cards: Card[]) => ReactNode;
  /** The empty state around the offers, which lead to searches with results. */
  empty: (offers: ReactNode) => ReactNode;
}

/** One page of a list with its pagination, skeletons during a search, or the empty state; nothing when the API failed. */
export function Results<Card>({
  list,
  found,
  searching,
  skeletons,
  grid,
  empty,
}: ResultsProps<Card>) {
  const { query, paging, cards, inside, around, understood } = found;
  if (searching) return skeletons;
  if (!paging) return null;
  const offers = <Offers noun={list.noun[1]} offers={found.offers} />;
  return (
    <>
      {paging.total > 0 ? (
        <>
          <Matches
            noun={list.noun[1]}
            cards={cards}
            inside={inside}
            place={around.place}
            understood={understood}
            grid={grid}
          />
          {offers}
        </>
      ) : (
        empty(offers)
      )}
      <Pagination paging={paging} addressOf={(page) => list.address(query, page)} />
    </>
  );
}
