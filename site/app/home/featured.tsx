import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Icon } from '../layout/icon.tsx';

interface FeaturedProps {
  what: 'companies' | 'jobs';
  count: number;
  children: ReactNode;
}

/** Listings with a paid plan; each card is labelled. */
export function Featured({ what, count, children }: FeaturedProps) {
  if (count === 0) return null;
  return (
    <section className="section listings-row">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-2">
        <h2 className="text-lg sm:text-xl">Featured {what}</h2>
        <Link to={`/${what}`} className="btn btn-small btn-quiet -mx-3 shrink-0">
          See all<span className="visually-hidden"> {what}</span> <Icon name="next" />
        </Link>
      </div>
      {children}
    </section>
  );
}
