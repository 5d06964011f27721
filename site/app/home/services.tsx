import { Link } from '@remix-run/react';
import { serviceNames } from '#contract/listing-types.ts';
import type { Service } from '../companies/services.ts';
import { Icon } from '../layout/icon.tsx';

const cards: { service: Service; promise: string; text: string }[] = [
  {
    service: 'bike',
    promise: 'Fast and affordable',
    text: 'Documents, food and small parcels across town.',
  },
  { service: 'van', promise: 'Heavy items', text: 'Furniture, stock and house moves.' },
  {
    service: 'air',
    promise: 'Long distance',
    text: 'Between states and out of the country, by air cargo.',
  },
];

/** One card per service, linked to its companies (spec §2). */
export function Services() {
  return (
    <section aria-label="Services" className="relative -mt-16 sm:-mt-24">
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] gap-2 sm:gap-4">
        {cards.map(({ service, promise, text }) => (
          <li key={service}>
            <Link
              to={`/companies?service=${service}`}
              className="card text-ink hover:border-action flex h-full wrap-anywhere flex-col items-center gap-2 px-1.5 py-3 text-center sm:gap-4 sm:p-5 lg:flex-row lg:items-start lg:text-left"
            >
              <span className="bg-action-soft text-action grid size-[min(3rem,14vw)] shrink-0 place-items-center rounded-full sm:size-14">
                <Icon name={service} className="size-1/2" />
              </span>
              <span className="min-w-0 grow">
                <strong className="block text-sm leading-tight sm:text-lg">
                  {serviceNames[service]}
                </strong>
                <span className="text-ink-soft sm:text-ink mt-1 block text-xs sm:text-base sm:font-semibold">
                  {promise}
                </span>
                <span className="text-ink-soft mt-1 hidden text-sm lg:block">{text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
