import { SelectInput, TextInput } from 'react-admin';
import { ListingEdit } from '../listings/listing-edit.tsx';
import { jobTypeChoices } from './job-type.ts';

const lines = (list: string[] | string | null) => [list ?? []].flat().join('\n');

/** The whole job as it can be corrected. */
export const JobEdit = () => (
  <ListingEdit>
    <TextInput source="title" label="Job title" helperText={false} />
    <TextInput source="company" label="Company name" helperText={false} />
    <TextInput source="location" helperText={false} />
    <SelectInput
      source="type"
      label="Job type"
      choices={jobTypeChoices}
      emptyText={false}
      helperText={false}
    />
    <TextInput source="salary" helperText={false} />
    <TextInput source="cacNumber" label="CAC number" helperText={false} />
    <TextInput source="email" type="email" label="Contact email" helperText={false} />
    <TextInput source="applyLink" type="url" label="Link to apply" helperText={false} />
    <TextInput source="description" multiline minRows={4} className="wide" helperText={false} />
    <TextInput
      source="requirements"
      multiline
      minRows={3}
      className="wide"
      format={lines}
      helperText="One per line"
    />
  </ListingEdit>
);
