import { DataTable, SelectInput } from 'react-admin';
import { exportCompanies } from '../companies/export-companies.ts';
import { serviceTypeChoices } from '../companies/service-type.ts';
import type { CompanyRecord } from '../contract.ts';
import { TwoLines } from '../listings/two-lines.tsx';
import { Queue } from '../review/queue.tsx';

/** Companies that wait for a decision (spec §2, Admin dashboard). */
export const PendingCompanyList = () => (
  <Queue<CompanyRecord>
    title="Pending Companies"
    name="name"
    note={({ ownerName, email }) => ownerName ?? email}
    exporter={exportCompanies}
    filters={[
      <SelectInput
        key="service"
        source="service"
        label="Service"
        emptyText="All services"
        choices={serviceTypeChoices}
        helperText={false}
      />,
    ]}
  >
    <DataTable.Col<CompanyRecord>
      source="location"
      render={({ location, category }) => <TwoLines first={location} second={category} />}
    />
  </Queue>
);
