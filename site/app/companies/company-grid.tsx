import type { ReactNode } from 'react';
import type { CompanySummary } from './company.ts';
import { CompanyCard } from './company-card.tsx';
import type { Service } from './services.ts';

export function CompanyGrid({ companies }: { companies: CompanySummary[] }) {
  return (
    <Grid>
      {companies.map((company, index) => (
        <li key={company.id}>
          <CompanyCard company={company} eager={index < 3} />
        </li>
      ))}
    </Grid>
  );
}

const placeholders: { id: string; name: string; service: Service }[] = [
  { id: 'loading-bike', name: 'Loading Company...', service: 'bike' },
  { id: 'loading-van', name: 'Loading Company...', service: 'van' },
  { id: 'loading-air', name: 'Loading Company...', service: 'air' },
];

/** Shown during a search (spec §2). */
export function CompanySkeletons() {
  return (
    <>
      <p role="status" className="visually-hidden">
        Loading companies
      </p>
      <div aria-hidden>
        <Grid>
          {placeholders.map(({ id, name, service }) => (
            <li key={id} data-service={service} className="card stack">
              <div className="flex gap-4">
                <span className="skeleton size-16 rounded-md" />
                <span className="skeleton h-7 grow">{name}</span>
              </div>
              <span className="skeleton h-5 w-2/3" />
              <span className="skeleton h-5 w-1/2" />
              <span className="skeleton h-12" />
              <span className="skeleton h-12 rounded-full" />
            </li>
          ))}
        </Grid>
      </div>
    </>
  );
}

const Grid = ({ children }: { children: ReactNode }) => (
  <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">{children}</ul>
);
