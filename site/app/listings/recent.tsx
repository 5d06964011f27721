import { Link } from '@remix-run/react';
import { useEffect } from 'react';
import { isToBeAsked } from '../answers/did-they-answer.tsx';
import { remember, remembered, useRemembered } from '../layout/remembered.ts';

type RecentListing = Record<'name' | 'place' | 'href', string>;

const RECENT = 'recent';
const MAX_RECENT = 10;

/** Notes in this browser alone that the page of a listing was opened. */
export function useNoted({ name, place, href }: RecentListing) {
  useEffect(() => {
    const known = remembered<RecentListing[]>(RECENT) ?? [];
    const others = known.filter((one) => one.href !== href);
    remember(RECENT, [{ name, place, href }, ...others].slice(0, MAX_RECENT));
  }, [name, place, href]);
}

/** The listings that were opened last in this browser. Below the first screen, since it comes after the page. */
export function RecentlyViewed() {
  const listings = useRemembered<RecentListing[]>(RECENT);
  if (!listings) return null;
  return (
    <section className="section" aria-labelledby="recent" data-screen-only>
      <div className="mb-2 flex items-center justify-between gap-x-4">
        <h2 id="recent">Recently viewed</h2>
        <button
          className="btn btn-small btn-quiet -mr-3"
          onClick={() => remember(RECENT, undefined)}
        >
          Clear<span className="visually-hidden"> recently viewed</span>
        </button>
      </div>
      <ul className="-mx-4 flex items-start gap-2 overflow-x-auto px-4 -mt-2 py-2">
        {listings.map(({ name, place, href }) => (
          <li key={href} className="flex w-44 shrink-0 flex-col">
            <Link to={href} className="card !p-3 text-sm">
              <strong className="text-ink line-clamp-2 min-h-10">{name}</strong>
              <span className="text-ink-soft block truncate">{place}</span>
            </Link>
            {isToBeAsked(href.replace('/company/', '')) && (
              <Link to={`${href}/met`} className="btn btn-small btn-quiet">
                Did they answer?
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
