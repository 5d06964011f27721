import { Link } from '@remix-run/react';
import type { IncomingHttpHeaders } from 'node:http';
import type { ReactNode } from 'react';
import { Icon } from '../layout/icon.tsx';
import type { Filters, ListQuery, SearchableList } from './list-query.ts';

/** How the API read a search: its header `Understood`. */
export type Understood = Readonly<Record<string, string>>;

export const understoodBy = (headers: IncomingHttpHeaders): Understood =>
  Object.fromEntries(new URLSearchParams(String(headers.understood ?? '')));

/** The `Did-You-Mean` header: the words of the search with mistyped ones corrected. */
export function meantBy(headers: IncomingHttpHeaders): string | undefined {
  const meant = headers['did-you-mean'];
  return typeof meant === 'string' ? decodeURIComponent(meant) : undefined;
}

/** Whether what is shown has none of the words: it was found by place and service, or is not what was meant. */
export const isWithoutWords = ({ partial, missing, words }: Understood) =>
  partial === '0' && Boolean(missing) && missing === words;

/** A search with what was read out of its words, so that each part can be changed. */
export const understoodQuery = <F extends Filters>(
  list: SearchableList<F>,
  query: ListQuery<F>,
  { place, to, words, ...understood }: Understood,
): ListQuery<F> => ({
  ...query,
  ...Object.fromEntries(
    Object.keys(list.filters).map((name) => [name, understood[name] ?? query[name]]),
  ),
  place: place ?? query.place,
  to: to ?? query.to,
  q: words ?? ((place ?? to) ? undefined : query.q),
});

/** A search with how it was read and corrected. */
export interface Found<F extends Filters = Filters> {
  query: ListQuery<F>;
  understood: Understood;
  meant?: string | undefined;
  notes: readonly string[];
}

interface ReadingProps<F extends Filters> {
  list: SearchableList<F>;
  found: Found<F>;
}

/** Tells what was read out of a search; each part can be taken out again, also without script. */
export function Reading<F extends Filters>({ list, found }: ReadingProps<F>) {
  const { query, understood, meant, notes } = found;
  const { place, placeName, to, toName, words, namesake, namesakeName } = understood;
  const parts = understoodQuery(list, query, understood);
  const isRead = Boolean(query.q ?? query.to);
  const isWithinState = place?.split('/')[0] === to?.split('/')[0];
  const pickup = isWithinState ? placeName?.split(',')[0] : placeName;
  const chips = [
    ['place', to && placeName ? `From ${pickup}` : placeName],
    ['to', to && `To ${toName}`],
    ...Object.entries(list.filters).map(([name, { choices }]) => [
      name,
      query.q && understood[name] && choices[understood[name]],
    ]),
    ['q', (place ?? to) && words && `“${words}”`],
  ].filter((chip): chip is [string, string] => Boolean(chip[1]));
  return (
    <>
      {meant && query.q && (
        <p className="mb-4">
          {understood.corrected !== undefined &&
            `No exact match for “${query.q}”. Showing results for similar words. `}
          Did you mean{' '}
          <Link
            to={list.address({ ...query, q: meant })}
            className="link inline-flex min-h-6 items-center"
          >
            {meant}
          </Link>
          ?
        </p>
      )}
      {isRead && chips.length > 0 && (
        <ul aria-label="Understood" className="mb-2 flex flex-wrap gap-2 sm:mb-4">
          {chips.map(([name, text]) => (
            <li key={name + text}>
              <Link
                to={list.address({
                  ...parts,
                  [name]: undefined,
                  ...(name === 'place' && { near: undefined }),
                })}
                className="chip"
              >
                <span className="visually-hidden">Without </span>
                {text}
                <Icon name="close" className="size-4" />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {notes.map((note) => (
        <Note key={note}>{note}</Note>
      ))}
      {namesake && (
        <Note>
          Did you mean{' '}
          <Link to={list.address({ ...parts, place: namesake })} className="link">
            {namesakeName}
          </Link>
          ?
        </Note>
      )}
    </>
  );
}

const Note = ({ children }: { children: ReactNode }) => (
  <p className="text-ink-soft mb-2 text-sm">{children}</p>
);
