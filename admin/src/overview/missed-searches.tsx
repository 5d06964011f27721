import { Typography } from '@mui/material';
import { serviceTypes } from '../companies/company.ts';
import type { Overview } from '../contract.ts';
import { placeName } from '../fields/field-value.tsx';
import { jobTypes } from '../jobs/job.ts';
import { NumberTable } from './number-table.tsx';

/** Searches without a match: places and services that lack listings. */
export const MissedSearches = ({ missed }: Pick<Overview, 'missed'>) =>
  missed.length > 0 ? (
    <NumberTable
      of="Asked for"
      columns={['Visitors']}
      rows={missed.map(({ search, count }) => ({ name: inWords(search), values: [count] }))}
    />
  ) : (
    <Typography>Every place and service that was asked for has a listing.</Typography>
  );

const choices: Record<string, string> = { ...serviceTypes, ...jobTypes };
const nouns: Record<string, string> = { companies: 'Companies', jobs: 'Jobs' };

/** `companies lagos/yaba - van` as `Companies (Van Delivery) in Yaba, Lagos`. */
function inWords(search: string): string {
  const [list = '', place = '-', to = '-', choice = '-'] = search.split(' ');
  const at = place === '-' ? '' : ` ${to === '-' ? 'in' : 'from'} ${placeName(place)}`;
  const end = to === '-' ? '' : ` to ${placeName(to)}`;
  return `${nouns[list]}${choice === '-' ? '' : ` (${choices[choice] ?? choice})`}${at}${end}`;
}
