import type { ReactNode } from 'react';
import { Icon } from '../layout/icon.tsx';

interface ResultLineProps {
  /** The address of the same search as a feed. */
  feed: string;
  /** The number of results, in words. */
  children: ReactNode;
}

/** The number of results, announced to screen readers, beside a link to the feed of the search. */
export function ResultLine({ feed, children }: ResultLineProps) {
  return (
    <div className="text-ink-soft mb-2 flex items-center justify-between gap-4 text-sm">
      <p role="status" className="font-semibold">
        {children}
      </p>
      <a
        href={feed}
        type="application/rss+xml"
        className="hover:text-ink -mr-2 inline-flex min-h-11 items-center gap-1.5 px-2 hover:underline"
      >
        <Icon name="feed" className="size-4" /> RSS feed
      </a>
    </div>
  );
}
