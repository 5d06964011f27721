import { useLocation, useNavigation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useLate } from './late.ts';
import { PATIENCE_MS } from './network.ts';

/** Before this, most pages have arrived, and a skeleton would only flicker. */
const SKELETON_DELAY_MS = 150;

/** A line at the top while a page is fetched; after a moment, another page's skeleton stands in the place of this one. */
export function Pending({ children }: { children: ReactNode }) {
  const { state, location: target, formMethod, formEncType } = useNavigation();
  const { pathname } = useLocation();
  const isBusy = useLate(state !== 'idle', SKELETON_DELAY_MS);
  const isPost = formMethod !== undefined && formMethod !== 'GET';
  const isLoading = isBusy && !isPost && target !== undefined;
  const isLeaving = isLoading && target.pathname !== pathname;
  // A photo takes longer, and its form says so itself when no answer comes (`answerTo`).
  const isLong = useLate(isBusy && formEncType !== 'multipart/form-data', PATIENCE_MS);
  return (
    <>
      {isBusy && <div aria-hidden className="progress-line" />}
      {isLong && target && (
        <p role="status" className="stayed pointer-events-auto">
          No answer yet: the line may be down.{' '}
          <a href={target.pathname + target.search} className="link">
            Try again
          </a>
        </p>
      )}
      {/* Neither removed nor made shorter: a page that stays after all, or to which Back leads, has kept state and place. */}
      <div className={isLeaving ? 'invisible contents' : 'contents'}>{children}</div>
      {isLeaving && <Skeleton what={target.pathname.startsWith('/job/') ? ' job details' : ''} />}
    </>
  );
}

/** The sentence for a job is from spec §2. */
const Skeleton = ({ what }: { what: string }) => (
  <main className="page-skeleton">
    <div className="page">
      <p role="status" className="text-ink-soft mb-3 font-semibold">
        Loading{what}...
      </p>
      <div aria-hidden className="stack">
        <span className="skeleton h-9 w-2/3" />
        <span className="skeleton h-12" />
        {[0, 1, 2, 3].map((place) => (
          <span key={place} className="card stack [--gap:0.5rem]">
            <span className="skeleton h-6 w-1/2" />
            <span className="skeleton h-5 w-3/4" />
            <span className="skeleton h-11" />
          </span>
        ))}
      </div>
    </div>
  </main>
);
