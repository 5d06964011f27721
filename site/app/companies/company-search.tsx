import { Form, Link } from '@remix-run/react';
import { Icon } from '../layout/icon.tsx';
import { SearchBox } from '../listings/search-box.tsx';
import { companiesPath, type CompanyQuery } from './company-query.ts';
import { serviceNames, services, type Service } from './services.ts';

/** The search box and the service chips. Both are addresses: each keeps what the other chose, and works without script. */
export function CompanySearch({ query }: { query: CompanyQuery }) {
  return (
    <search className="stack mb-6">
      <Form method="get" action="/companies">
        {query.service && <input type="hidden" name="service" value={query.service} />}
        <SearchBox
          label="Search companies by name, location or description"
          placeholder="Search companies..."
          value={query.q ?? ''}
        />
      </Form>
      <nav aria-label="Service" className="-mx-4 overflow-x-auto px-4 py-1 sm:mx-0 sm:px-0">
        <ul className="flex gap-2">
          <Chip query={query} label="All Services" />
          {serviceNames.map((service) => (
            <Chip key={service} query={query} service={service} label={services[service].name} />
          ))}
        </ul>
      </nav>
    </search>
  );
}

function Chip({
  query,
  service,
  label,
}: {
  query: CompanyQuery;
  service?: Service;
  label: string;
}) {
  const chosen = query.service === service;
  return (
    <li>
      <Link
        to={companiesPath({ q: query.q, service })}
        className="chip max-sm:px-3.5"
        aria-current={chosen ? 'true' : undefined}
      >
        {service && <Icon name={service} className="size-5 max-sm:hidden" />}
        {label}
      </Link>
    </li>
  );
}
