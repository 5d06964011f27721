import { Link } from '@remix-run/react';
import { Fragment, type ReactNode } from 'react';
import { grouped } from '#contract/digits.ts';
import { Icon } from '../layout/icon.tsx';
import type { Filters, ListQuery, SearchableList } from './list-query.ts';

interface FilterChipsProps<F extends Filters> {
  list: SearchableList<F>;
  query: ListQuery<F>;
  /** The search to which a choice is added. */
  next: ListQuery<F>;
  /** Name of the place whose chip is among the children. */
  placeName?: string;
  /** How many listings each choice of the list's facet finds. */
  counts: Record<string, number>;
  children?: ReactNode;
}

/**
 * Every filter of a list as chips on one line that scrolls sideways. The first filter has a chip for no choice; of the
 * others the chosen chip, which comes first, takes its choice back.
 */
export function FilterChips<F extends Filters>(props: FilterChipsProps<F>) {
  const { list, query, next, placeName, counts, children } = props;
  const isCounted = Object.values(counts).some(Boolean);
  return (
    <div className="chips">
      {Object.entries(list.filters).map(([name, filter], place) => {
        const { label, all, choices, icons, chips, isPlace } = filter;
        const chosen = query[name];
        const elsewhere = isPlace && query.place;
        const rest = isPlace ? { ...next, place: undefined } : next;
        const shown: [string | undefined, string][] = Object.entries(choices).filter(
          ([value, text]) =>
            (!chips || (chips === 'chosen' && value === chosen)) &&
            !(isPlace && text === placeName),
        );
        if (shown.length === 0) return null;
        if (place > 0)
          shown.sort(([one], [two]) => Number(two === chosen) - Number(one === chosen));
        else shown.unshift([undefined, all]);
        return (
          <Fragment key={name}>
            <nav aria-label={label}>
              <ul>
                {shown.map(([value, text]) => {
                  const isChosen = value === chosen && !(value === undefined && elsewhere);
                  const takesBack = isChosen && value !== undefined && place > 0;
                  return (
                    <li key={text}>
                      <Link
                        to={list.address({ ...rest, [name]: takesBack ? undefined : value })}
                        className="chip"
                        aria-current={isChosen ? 'true' : undefined}
                        aria-label={takesBack ? `Without ${text}` : undefined}
                      >
                        {value !== undefined && icons?.[value] && (
                          <Icon name={icons[value]} className="size-5 max-sm:hidden" />
                        )}
                        {text}
                        {isCounted && name === list.facet && value !== undefined && !isChosen && (
                          <span className="chip-count">{grouped(counts[value] ?? 0)}</span>
                        )}
                        {takesBack && <Icon name="close" className="size-4" />}
                      </Link>
                    </li>
                  );
                })}
              </ul>
            </nav>
            {place === 0 && children}
          </Fragment>
        );
      })}
    </div>
  );
}
