import { DataTable, SelectInput } from 'react-admin';
import type { JobRecord } from '../contract.ts';
import { exportJobs } from '../jobs/export-jobs.ts';
import { jobTypeChoices, jobTypes } from '../jobs/job-type.ts';
import { TwoLines } from '../listings/two-lines.tsx';
import { Queue } from '../review/queue.tsx';

/** Jobs that wait for a decision (spec §2, Admin dashboard). */
export const PendingJobList = () => (
  <Queue<JobRecord>
    title="Pending Jobs"
    name="title"
    note={({ company }) => company}
    exporter={exportJobs}
    filters={[
      <SelectInput
        key="type"
        source="type"
        label="Job type"
        emptyText="All types"
        choices={jobTypeChoices}
        helperText={false}
      />,
    ]}
  >
    <DataTable.Col<JobRecord>
      source="location"
      render={({ location, type }) => <TwoLines first={location} second={jobTypes[type]} />}
    />
  </Queue>
);
