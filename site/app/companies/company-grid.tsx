import type { CompanySummary } from './company.ts';
import { CompanyCard } from './company-card.tsx';
import { serviceNames } from './services.ts';

export const CompanyGrid = ({ companies }: { companies: CompanySummary[] }) => (
  <ul className="listings">
    {companies.map((company, index) => (
      <li key={company.id}>
        <CompanyCard company={company} eager={index < 3} />
      </li>
    ))}
  </ul>
);

/** Shown during a search (spec §2). */
export const CompanySkeletons = () => (
  <>
    <p role="status" className="visually-hidden">
      Loading companies
    </p>
    <ul aria-hidden className="listings">
      {serviceNames.map((service) => (
        <li key={service} className="listing">
          <div className="listing-head">
            <span className="skeleton size-14 rounded-md" />
            <div>
              <span className="skeleton block">Loading Company...</span>
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
