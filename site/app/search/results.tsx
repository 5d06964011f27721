import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { EmptyState } from '../layout/empty-state.tsx';
import type { IconName } from '../layout/icon.tsx';
import type { Around } from './around.server.ts';
import type { Filters, SearchableList } from './list-query.ts';
import type { Offer } from './offers.server.ts';
import { Pagination } from './pagination.tsx';
import type { Paging } from './paging.ts';
import { Offers } from './place-links.tsx';
import { isWithoutWords, type Found, type Understood } from './reading.tsx';

interface ResultsProps<Card> {
  list: SearchableList<Filters>;
  found: Found & {
    paging: Paging | null;
    cards: Card[];
    /** How many of them are in the place that was asked for. */
    inside: number;
    around: Pick<Around, 'place'>;
    offers: Offer[];
  };
  searching: boolean;
  skeletons: ReactNode;
  grid: (cards: Card[]) => ReactNode;
  /** For an empty list. */
  nothing: {
    title: string;
    icon: IconName;
    /** Filters to change, after 'fewer words': `another place`. */
    orElse: string;
    /** To the whole list, and to the form for a new listing. */
    links: readonly [to: string, label: string][];
  };
}

/**
 * One page of a list with its pagination, or the empty state; nothing when the API failed. Skeletons cover it during a search:
 * it keeps its height, so that the place in it is not lost where no answer comes.
 */
export function Results<Card>(props: ResultsProps<Card>) {
  const { searching, skeletons } = props;
  return (
    <div className="grid grid-cols-1 *:[grid-area:1/1]">
      <div className={searching ? 'invisible' : ''}>
        <ResultsFound {...props} />
      </div>
      {searching && <div className="sticky top-32 self-start">{skeletons}</div>}
    </div>
  );
}

function ResultsFound<Card>({ list, found, grid, nothing }: ResultsProps<Card>) {
  const { query, paging } = found;
  if (!paging) return null;
  const offers = <Offers noun={list.noun[1]} offers={found.offers} />;
  return (
    <>
      {paging.total > 0 ? (
        <>
          <Matches list={list} found={found} grid={grid} />
          {offers}
        </>
      ) : (
        <NothingFound {...nothing} q={query.q}>
          {offers}
        </NothingFound>
      )}
      <Pagination paging={paging} addressOf={(page) => list.address(query, page)} />
    </>
  );
}

type NothingFoundProps = ResultsProps<unknown>['nothing'] & { q?: string; children: ReactNode };

const NothingFound = ({ title, icon, q, orElse, links, children }: NothingFoundProps) => (
  <EmptyState title={title} icon={icon}>
    <NextStep key={q} q={q} orElse={orElse} />
    {children}
    <p className="flex flex-wrap justify-center gap-3">
      {links.map(([to, label], index) => (
        <Link key={to} to={to} className={`btn ${index ? 'btn-quiet' : 'btn-secondary'}`}>
          {label}
        </Link>
      ))}
    </p>
  </EmptyState>
);

/** A search that is a number, or a phone number among words: neither pay (`50000-100000`) nor years (`2020 - 2024`). */
const phone = /^[+\d][\d\s().-]{7,}\d$|(?:\+|\b0[1-9]|\b234)[\d\s().-]{7,}\d/;

/** A search looks for neither phone nor CAC numbers, but a visitor who typed a phone number can check it. */
function NextStep({ q = '', orElse }: { q: string | undefined; orElse: string }) {
  const [number] = phone.exec(q) ?? [];
  if (number)
    return (
      <form method="post" action="/check" className="stack">
        <p>See which company the number belongs to.</p>
        <input type="hidden" name="number" value={number} />
        <button className="btn btn-primary">Check {number}</button>
      </form>
    );
  if (/^(RC|BN|IT|L?LP)\W*\d{4,8}$/i.test(q))
    return (
      <p>
        A search does not look for CAC numbers. Search the companies for the name: the page of a
        company shows the number that we found in the CAC register.
      </p>
    );
  return (
    <p>
      Try {q && `fewer words${orElse.includes(' or ') ? ',' : ' or'} `}
      {orElse}.
    </p>
  );
}

/**
 * The matches of a page; those that are elsewhere, lack a word, have it in a longer text only or are related, under
 * headings of their own.
 */
function Matches<Card>({ list, found, grid }: Pick<ResultsProps<Card>, 'list' | 'found' | 'grid'>) {
  const { cards, inside, around, understood } = found;
  const { place } = around;
  const partial = Math.min(inside, Number(understood.partial ?? cards.length));
  const mentions = Math.min(partial, Number(understood.mentions ?? cards.length));
  const weaker = Number(understood.weaker ?? cards.length);
  const groups: [string | undefined, Card[]][] = [
    [undefined, cards.slice(0, mentions)],
    [`Also mention “${understood.words}”`, cards.slice(mentions, partial)],
    [
      inside < cards.length
        ? `${understood.nearness === 'state' ? 'Elsewhere' : `Near ${place?.name} and elsewhere`} in ${place?.trail[0]?.name}`
        : headingOf(understood, list.noun[1]),
      cards.slice(partial, weaker),
    ],
    ['Related', cards.slice(weaker)],
  ];
  return groups.map(
    ([heading, group]) =>
      group.length > 0 && (
        <section key={heading ?? ''} aria-label={heading}>
          <h2 className={heading ? 'mt-6 mb-3 text-base' : 'sr-only'}>{heading ?? 'Results'}</h2>
          {grid(group)}
        </section>
      ),
  );
}

/** The heading of matches of some of the words, which of a corridor may be without the companies that go there. */
function headingOf(understood: Understood, noun: string) {
  const { missing = '', toName, nearness } = understood;
  const end = `to ${toName}`;
  if (nearness === 'elsewhere') return `In other states${missing && `, without “${missing}”`}`;
  if (isWithoutWords(understood)) return `Other ${noun}`;
  if (!missing.endsWith(end)) return `Without “${missing}”`;
  const words = missing.slice(0, -end.length).trim();
  return `${words && `Without “${words}”. `}These may not deliver ${end}`;
}
