import { Link, useSearchParams } from '@remix-run/react';
import { Icon } from '../layout/icon.tsx';
import { pageLink, type Page } from './page.ts';

/** Links to the pages before and after; nothing where there is only one page. */
export function Pagination({ page }: { page: Page }) {
  const [search] = useSearchParams();
  if (page.pages === 1) return null;
  return (
    <nav aria-label="Pages" className="mt-8 flex flex-wrap items-center justify-between gap-3">
      {page.number > 1 && (
        <Link to={pageLink(search, page.number - 1)} rel="prev" className="btn btn-secondary">
          <Icon name="back" /> Previous
        </Link>
      )}
      <p className="text-ink-soft order-last w-full text-center text-sm sm:order-none sm:w-auto">
        Page {page.number} of {page.pages.toLocaleString('en-NG')}
        {page.isCapped && '+'}
      </p>
      {page.number < page.pages && (
        <Link
          to={pageLink(search, page.number + 1)}
          rel="next"
          className="btn btn-secondary ml-auto sm:ml-0"
        >
          Next <Icon name="next" />
        </Link>
      )}
    </nav>
  );
}
