import { SelectInput, TextInput } from 'react-admin';
import { ListingEdit } from '../listings/listing-edit.tsx';
import { jobTypeChoices } from './job-type.ts';

const lines = (list: string[] | string | null) => [list ?? []].flat().join('\n');

/** The whole job as it can be corrected. */
export const JobEdit = () => (
  <ListingEdit>
    <TextInput source="title" label="Job title" />
    <TextInput source="company" label="Company name" />
    <TextInput source="location" />
    <SelectInput source="type" label="Job type" choices={jobTypeChoices} emptyText={false} />
    <TextInput source="salary" />
    <TextInput source="cacNumber" label="CAC number" />
    <TextInput source="email" type="email" label="Contact email" />
    <TextInput source="applyLink" type="url" label="Link to apply" />
    <TextInput source="description" multiline minRows={4} className="wide" />
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
