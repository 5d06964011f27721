import { Chip } from '@mui/material';
import type { Moderation } from '../contract.ts';
import { actions } from './action.ts';

/** What was done to a listing. */
export const ActionChip = ({ action }: Pick<Moderation, 'action'>) => {
  const { name, tone } = actions[action];
  return (
    <Chip size="small" label={name} sx={{ bgcolor: `${tone}.light`, color: `${tone}.dark` }} />
  );
};
