import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { EmptyState } from '../layout/empty-state.tsx';
import type { IconName } from '../layout/icon.tsx';

export interface NothingFoundProps {
  title: string;
  icon: IconName;
  q: string | undefined;
  /** Filters to change, after 'fewer words': `another place`. */
  orElse: string;
  /** To the whole list, and to the form for a new listing. */
  links: readonly [to: string, label: string][];
  children: ReactNode;
}

/** The empty state of a search, with the next step for what was typed. */
export const NothingFound = ({ title, icon, q, orElse, links, children }: NothingFoundProps) => (
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

/** A search looks for neither phone nor CAC numbers, but a visitor who typed a phone number can check it. */
function NextStep({ q = '', orElse }: { q: string | undefined; orElse: string }) {
  if (/^[+\d][\d\s().-]{6,}$/.test(q))
    return (
      <form method="post" action="/check" className="stack">
        <p>See which company the number belongs to.</p>
        <input type="hidden" name="number" value={q} />
        <button className="btn btn-primary">Check {q}</button>
      </form>
    );
  if (/^(RC|BN|IT)\W*\d{4,8}$/i.test(q))
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
