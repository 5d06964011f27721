import { Link } from '@remix-run/react';
import { offers, type Service } from '../companies/services.ts';
import { Icon } from '../layout/icon.tsx';

const cards: { service: Service; promise: string; text: string }[] = [
  {
    service: 'bike',
    promise: 'Fast and affordable',
    text: 'Documents, food and small parcels across town.',
  },
  {
    service: 'van',
    promise: 'Heavy items',
    text: 'Furniture, stock and house moves.',
  },
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
      <ul className="services">
        {cards.map(({ service, promise, text }) => (
          <li key={service}>
            <Link to={`/companies?service=${service}`} className="card service-card">
              <span className="bg-action-soft text-action grid size-[min(3rem,14vw)] shrink-0 place-items-center rounded-full sm:size-14">
                <Icon name={service} className="size-1/2" />
              </span>
              <span className="min-w-0 grow">
                <strong className="block text-sm leading-tight sm:text-lg">
                  {offers[service]}
                </strong>
                <span className="promise">{promise}</span>
                <span className="text-ink-soft mt-1 hidden text-sm lg:block">{text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
