import { Link } from '@remix-run/react';
import { grouped } from '#contract/digits.ts';
import { Icon } from '../layout/icon.tsx';
import type { Paging } from './paging.ts';

interface PaginationProps {
  paging: Paging;
  addressOf: (page: number) => string;
}

export function Pagination({ paging, addressOf }: PaginationProps) {
  if (paging.pages === 1) return null;
  return (
    <nav aria-label="Pages" className="mt-6 flex flex-wrap items-center gap-2">
      {paging.number > 1 && (
        <Link to={addressOf(paging.number - 1)} rel="prev" className="btn btn-secondary px-3.5">
          <Icon name="back" /> Previous
        </Link>
      )}
      <p className="text-ink-soft grow basis-16 text-center text-sm text-balance">
        {`Page ${paging.number} of ${grouped(paging.pages)}${paging.isCapped ? '+' : ''}`}
      </p>
      {paging.number < paging.pages && (
        <Link
          to={addressOf(paging.number + 1)}
          rel="next"
          className="btn btn-secondary ml-auto px-3.5"
        >
          Next <Icon name="next" />
        </Link>
      )}
    </nav>
  );
}

export const FeedLink = ({ to }: { to: string }) => (
  <p className="mt-4 text-sm" data-screen-only>
    <a href={to} type="application/rss+xml" className="link-quiet gap-1.5">
      <Icon name="feed" className="size-4" /> RSS feed
    </a>
  </p>
);
