import type { CompanySummary } from './company.ts';
import { CompanyCard } from './company-card.tsx';
import type { Service } from './services.ts';

export const CompanyGrid = ({ companies }: { companies: CompanySummary[] }) => (
  <ul className="listings">
    {companies.map((company, index) => (
      <li key={company.id}>
        <CompanyCard company={company} eager={index < 3} />
      </li>
    ))}
  </ul>
);

const placeholders: { id: string; name: string; service: Service }[] = [
  { id: 'loading-bike', name: 'Loading Company...', service: 'bike' },
  { id: 'loading-van', name: 'Loading Company...', service: 'van' },
  { id: 'loading-air', name: 'Loading Company...', service: 'air' },
];

/** Shown during a search (spec §2). */
export const CompanySkeletons = () => (
  <>
    <p role="status" className="visually-hidden">
      Loading companies
    </p>
    <ul aria-hidden className="listings">
      {placeholders.map(({ id, name, service }) => (
        <li key={id} data-service={service} className="listing">
          <div className="listing-head">
            <span className="skeleton size-14 rounded-md" />
            <div>
              <span className="skeleton block">{name}</span>
              <span className="skeleton mt-2 block h-4 w-2/3" />
            </div>
          </div>
          <span className="skeleton h-5 w-1/2" />
          <span className="skeleton h-10" />
          <span className="skeleton h-11 rounded-full" />
        </li>
      ))}
    </ul>
  </>
);
