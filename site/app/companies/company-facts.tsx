import type { ReactNode } from 'react';
import { Icon, type IconName } from '../layout/icon.tsx';
import { servicesOffered, type CompanyDetails } from './company.ts';

export function ServicesOffered({ company }: { company: CompanyDetails }) {
  return (
    <section className="stack">
      <h2>Services Offered</h2>
      <ul className="grid gap-3 sm:grid-cols-2">
        {servicesOffered(company).map(({ icons, name }) => (
          <li key={name} className="bg-sunken flex items-center gap-3 rounded-md p-4 font-semibold">
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
    <dl className="stack">
      <Fact icon="place" name="Address">
        {company.address}
      </Fact>
      <Fact icon="money" name="Price range">
        {company.priceRange}
      </Fact>
      <Fact icon="mail" name="Email">
        <a href={`mailto:${company.email}`} className="link wrap-anywhere">
          {company.email}
        </a>
      </Fact>
    </dl>
  );
}

function Fact({ icon, name, children }: { icon: IconName; name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-soft flex items-center gap-3 text-sm">
        <Icon name={icon} className="size-5" />
        {name}
      </dt>
      <dd className="pl-8 font-semibold">{children}</dd>
    </div>
  );
}
