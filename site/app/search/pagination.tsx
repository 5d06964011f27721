import { Link, useSearchParams } from '@remix-run/react';
import { Icon } from '../layout/icon.tsx';
import { pageLink, type Paging } from './paging.ts';

/** Links to the previous and the next page, if there is more than one. */
export function Pagination({ paging }: { paging: Paging }) {
  const [search] = useSearchParams();
  if (paging.pages === 1) return null;
  return (
    <nav aria-label="Pages" className="mt-8 flex flex-wrap items-center justify-between gap-3">
      {paging.number > 1 && (
        <Link to={pageLink(search, paging.number - 1)} rel="prev" className="btn btn-secondary">
          <Icon name="back" /> Previous
        </Link>
      )}
      <p className="text-ink-soft order-last w-full text-center text-sm sm:order-none sm:w-auto">
        Page {paging.number} of {paging.pages.toLocaleString('en-NG')}
        {paging.isCapped && '+'}
      </p>
      {paging.number < paging.pages && (
        <Link
          to={pageLink(search, paging.number + 1)}
          rel="next"
          className="btn btn-secondary ml-auto sm:ml-0"
        >
          Next <Icon name="next" />
        </Link>
      )}
    </nav>
  );
}
