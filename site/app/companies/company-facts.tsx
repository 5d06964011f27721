import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../layout/icon.tsx';
import { servicesOffered, type CompanyDetails } from './company.ts';

/** 'Services Offered', each with the icon its words call for. */
export function ServicesOffered({ company }: { company: CompanyDetails }) {
  return (
    <section className="stack">
      <h2>Services Offered</h2>
      <ul className="grid gap-3 sm:grid-cols-2">
        {servicesOffered(company).map(({ icon, name }) => (
          <li key={name} className="bg-sunken flex items-center gap-3 rounded-md p-4 font-semibold">
            <Icon name={icon === 'all' ? 'parcel' : icon} className="text-action size-6" />
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Where a company is and how to write to it; its phone number is asked for in the contact dialog. */
export function CompanyFacts({ company }: { company: CompanyDetails }) {
  return (
    <section className="stack">
      <h2>Details</h2>
      <dl className="stack">
        <Fact icon="place" name="Address">
          {company.address}
        </Fact>
        <Fact icon="mail" name="Email">
          <a href={`mailto:${company.email}`} className="link">
            {company.email}
          </a>
        </Fact>
        <Fact icon="money" name="Price range">
          {company.priceRange}
        </Fact>
      </dl>
      <p>
        <Link to="/claim-listing" className="link inline-flex min-h-11 items-center">
          Claim or update this listing
        </Link>
      </p>
    </section>
  );
}

function Fact({ icon, name, children }: { icon: IconName; name: string; children: ReactNode }) {
  return (
    <div className="flex gap-3">
      <Icon name={icon} className="text-ink-soft mt-1 size-5" />
      <div className="min-w-0">
        <dt className="text-ink-soft text-sm">{name}</dt>
        <dd className="font-semibold">{children}</dd>
      </div>
    </div>
  );
}
