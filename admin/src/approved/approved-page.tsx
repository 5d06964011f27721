import { DataTable } from 'react-admin';
import type { CompanyRecord, JobRecord } from '../contract.ts';
import { exportCompanies } from '../companies/export-companies.ts';
import { exportJobs } from '../jobs/export-jobs.ts';
import { Page } from '../layout/page.tsx';
import { company, job } from '../listings/kinds.ts';
import { ApprovedList } from './approved-list.tsx';

/** Approved jobs and verified companies (spec §2, Admin dashboard). */
export const ApprovedPage = () => (
  <Page title="Approved Listings">
    <ApprovedList<JobRecord>
      kind={job}
      title="Approved jobs"
      name="title"
      note={({ company }) => company}
      exporter={exportJobs}
    >
      <DataTable.Col<JobRecord> source="location" />
    </ApprovedList>
    <ApprovedList<CompanyRecord>
      kind={company}
      title="Verified companies"
      name="name"
      note={({ priceRange }) => priceRange}
      exporter={exportCompanies}
    >
      <DataTable.Col<CompanyRecord> source="location" />
    </ApprovedList>
  </Page>
);
