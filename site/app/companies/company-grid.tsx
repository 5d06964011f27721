import { serviceTypes } from '#contract/listing-types.ts';
import { Skeletons } from '../listings/skeletons.tsx';
import type { CompanySummary } from './company.ts';
import { CompanyCard } from './company-card.tsx';

export const CompanyGrid = ({ companies }: { companies: CompanySummary[] }) => (
  <ul className="listings">
    {companies.map((company, index) => (
      <li key={company.id}>
        <CompanyCard company={company} eager={index < 3} />
      </li>
    ))}
  </ul>
);

/** One for each service (spec §2). */
export const CompanySkeletons = () => (
  <Skeletons noun="companies" count={serviceTypes.length} text="Loading Company..." />
);
