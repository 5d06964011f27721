import { DataTable } from 'react-admin';
import { exportCompanies } from '../companies/export-companies.ts';
import type { CompanyRecord, JobRecord } from '../contract.ts';
import { exportJobs } from '../jobs/export-jobs.ts';
import { company, job } from '../listings/kinds.ts';
import { ApprovedList } from './approved-list.tsx';

interface SectionProps {
  title: string;
  status: 'live' | 'hidden';
  /** What is said when there are none. */
  empty: string;
}

/** The public or the hidden jobs, as a section of a page. */
export const ApprovedJobs = (props: SectionProps) => (
  <ApprovedList<JobRecord>
    {...props}
    kind={job}
    name="title"
    note={({ company }) => company}
    exporter={exportJobs}
  >
    <DataTable.Col<JobRecord> source="location" />
  </ApprovedList>
);

/** The public or the hidden companies, as a section of a page. */
export const ApprovedCompanies = (props: SectionProps) => (
  <ApprovedList<CompanyRecord>
    {...props}
    kind={company}
    name="name"
    note={({ priceRange }) => priceRange}
    exporter={exportCompanies}
  >
    <DataTable.Col<CompanyRecord> source="location" />
  </ApprovedList>
);
