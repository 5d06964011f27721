import { MissingListing } from '../listings/missing-listing.tsx';
import { CompanyGrid } from './company-grid.tsx';
import type { CompanySummary } from './company.ts';

export const failed = 'Failed to load company details';

export const MissingCompany = () => (
  <MissingListing<CompanySummary>
    failed={failed}
    back={{ to: '/companies', label: 'Back to Companies' }}
    instead="Companies you can contact now"
  >
    {(companies) => <CompanyGrid companies={companies} />}
  </MissingListing>
);
