import { Link } from '@remix-run/react';
import { grouped } from '#contract/digits.ts';
import { Icon } from '../layout/icon.tsx';
import type { Around, AskedPlace } from './around.server.ts';
import { MAX_CHIPS, type Filters, type ListQuery, type SearchableList } from './list-query.ts';
import type { Offer } from './offers.server.ts';

interface PlacesProps<F extends Filters> {
  list: SearchableList<F>;
  /** With filters that were read from its text. */
  query: ListQuery<F>;
}

/** Places of a search with their counts; the chosen one, which comes first, is taken back. */
export function PlaceChips<F extends Filters>(props: PlacesProps<F> & { around: Around }) {
  const { list, query, around } = props;
  const { chips, place } = around;
  const next = place ? [...place.inner, ...place.nearby].slice(0, MAX_CHIPS) : chips;
  return (
    <nav aria-label="Places" className="places">
      <ul>
        {place && (
          <li key={place.path}>
            <Link
              to={list.address({ ...query, place: undefined, near: undefined })}
              className="chip"
              aria-current="true"
              aria-label={`Without ${place.name}`}
            >
              {place.name}
              <Icon name="close" className="size-4" />
            </Link>
          </li>
        )}
        {next.map(({ path, name, count }) => (
          <CountedChip key={path} to={list.addressAt(path, query)} text={name} count={count} />
        ))}
        <li>
          <Link to={list.placesPath} className="chip">
            More places
          </Link>
        </li>
      </ul>
    </nav>
  );
}

const CountedChip = ({ text, to, count }: Offer) => (
  <li>
    <Link to={to} className="chip">
      {text}
      <span className="chip-count">{grouped(count)}</span>
    </Link>
  </li>
);

/** Services or job types of a place, places in it and those nearest to it, each with its count. */
export function Neighbours<F extends Filters>(props: PlacesProps<F> & { place: AskedPlace }) {
  const { list, query, place } = props;
  const { facet } = list;
  const { label = '', choices = {} } = list.filters[facet] ?? {};
  const at = (path: string, choice?: string) =>
    list.addressAt(path, { [facet]: choice } as ListQuery<F>);
  const toPlace = ({ path, name, count }: AskedPlace['inner'][number]): Offer => ({
    text: name,
    to: at(path, query[facet]),
    count,
  });
  const toChoice = ({ value, count }: AskedPlace['choices'][number]): Offer => ({
    text: choices[value] ?? value,
    to: at(place.path, value),
    count,
  });
  const others = place.choices.filter(({ value, count }) => count > 0 && value !== query[facet]);
  const groups = {
    [`By ${label.toLowerCase()} in ${place.name}`]: others.map(toChoice),
    [`Places in ${place.name}`]: place.inner.map(toPlace),
    [`Nearest to ${place.name}`]: place.nearby.map(toPlace),
  };
  return (
    <section
      data-screen-only
      aria-label={`More in and around ${place.name}`}
      className="section grid gap-6"
    >
      {Object.entries(groups).map(
        ([heading, chips]) =>
          chips.length > 0 && (
            <div key={heading}>
              <h2 className="mb-3 text-base">{heading}</h2>
              <ul className="flex flex-wrap gap-2">
                {chips.map((chip) => (
                  <CountedChip key={chip.to} {...chip} />
                ))}
              </ul>
            </div>
          ),
      )}
    </section>
  );
}

export const Offers = ({ noun, offers }: { noun: string; offers: Offer[] }) =>
  offers.length > 0 && (
    <section aria-label="Instead" className="grid justify-items-center gap-3 py-4">
      <p>These have {noun}:</p>
      <ul className="flex flex-wrap justify-center gap-2">
        {offers.map((offer) => (
          <CountedChip key={offer.text} {...offer} />
        ))}
      </ul>
    </section>
  );
