import { SelectInput } from 'react-admin';

/** Narrows a queue to what screening has noted something about, or to the rest. */
export const flaggedFilter = (
  <SelectInput
    key="flagged"
    source="flagged"
    label="Screening"
    emptyText="With and without notes"
    choices={[
      { id: 'true', name: 'With notes' },
      { id: 'false', name: 'Without notes' },
    ]}
    helperText={false}
  />
);
