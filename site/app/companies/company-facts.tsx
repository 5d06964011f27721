import type { ReactNode } from 'react';
import { states } from '#contract/places.ts';
import { assumedReaches, type Reach, reaches } from '#contract/reach.ts';
import { Icon, type IconName } from '../layout/icon.tsx';
import { servicesOffered, type CompanyDetails } from './company.ts';

export function ServicesOffered({ company }: { company: CompanyDetails }) {
  return (
    <section className="stack">
      <h2>Services Offered</h2>
      <ul className="grid gap-2 sm:grid-cols-2">
        {servicesOffered(company).map(({ icons, name }) => (
          <li
            key={name}
            className="bg-sunken flex items-center gap-3 min-h-12 rounded-md px-4 py-2 font-semibold wrap-anywhere"
          >
            {(icons.length ? icons : (['parcel'] as const)).map((icon) => (
              <Icon key={icon} name={icon} className="text-action size-6" />
            ))}
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function CompanyFacts({ company }: { company: CompanyDetails }) {
  return (
    <dl className="stack [--gap:0.75rem]">
      <Fact icon="money" name="Price range">
        {company.priceRange}
      </Fact>
      <Fact icon="parcel" name="Delivers">
        {company.reach
          ? reachOf(company.reach, company.reachStates)
          : `Probably ${assumedReach(company.serviceTypes)}`}
      </Fact>
      <Fact icon="place" name="Address">
        {company.address}
      </Fact>
      {company.answered && (
        <Fact icon="phone" name="Answered">
          {company.answered.yes} of {company.answered.of} who told us
        </Fact>
      )}
      {company.email && (
        <Fact icon="mail" name="Email">
          <a href={`mailto:${company.email}`} className="link text-sm wrap-anywhere">
            {company.email}
          </a>
        </Fact>
      )}
    </dl>
  );
}

function reachOf(reach: Reach, paths: readonly string[]): string {
  const names = paths.flatMap((path) => states[path] ?? []);
  return reach === 'states' && names.length > 0 ? names.join(', ') : reaches[reach];
}

function assumedReach(offered: readonly string[]): string {
  const [, reach = 'city'] =
    Object.entries(assumedReaches).find(([service]) => offered.includes(service)) ?? [];
  return reaches[reach].replace(/^./, (letter) => letter.toLowerCase());
}

function Fact({ icon, name, children }: { icon: IconName; name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-soft flex items-center gap-2.5 text-xs">
        <Icon name={icon} className="text-action size-5" />
        {name}
      </dt>
      <dd className="-mt-0.5 pl-7.5 font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}
