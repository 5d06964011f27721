import type { ReactNode } from 'react';
import { feedPath } from '../feeds/formats.ts';
import { Icon } from '../layout/icon.tsx';

interface ResultLineProps {
  /** The path of the list, with its search. */
  listPath: string;
  /** How many were found, in words. */
  children: ReactNode;
}

/** What a search found, said to screen readers as well, and the same search as a feed. */
export function ResultLine({ listPath, children }: ResultLineProps) {
  return (
    <div className="text-ink-soft mb-2 flex items-center justify-between gap-4 text-sm">
      <p role="status" className="font-semibold">
        {children}
      </p>
      <a
        href={feedPath(listPath, 'feed.xml')}
        type="application/rss+xml"
        className="hover:text-ink -mr-2 inline-flex min-h-11 items-center gap-1.5 px-2 hover:underline"
      >
        <Icon name="feed" className="size-4" /> RSS feed
      </a>
    </div>
  );
}
