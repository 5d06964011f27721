import { Page } from '../layout/page.tsx';
import { company, job } from '../listings/kinds.ts';
import { ApprovedCompanies, ApprovedJobs } from './sections.tsx';

/** Approved jobs and verified companies (spec §2, Admin dashboard). */
export const ApprovedPage = () => (
  <Page title="Approved Listings">
    <ApprovedJobs title="Approved jobs" status="live" empty={job.messages.noneApproved} />
    <ApprovedCompanies
      title="Verified companies"
      status="live"
      empty={company.messages.noneApproved}
    />
  </Page>
);
