import { Chip } from '@mui/material';
import type { Moderation } from '../contract.ts';

const actions: Record<Moderation['action'], { name: string; tone: string }> = {
  approved: { name: 'Approved', tone: 'success' },
  rejected: { name: 'Rejected', tone: 'error' },
  renewed: { name: 'Renewed', tone: 'success' },
  edited: { name: 'Edited', tone: 'warning' },
  hidden: { name: 'Hidden', tone: 'error' },
  ended: { name: 'Ended', tone: 'warning' },
};

/** Labels of the actions. */
export const actionNames = Object.fromEntries(
  Object.entries(actions).map(([action, { name }]) => [action, name]),
);

export const ActionChip = ({ action }: Pick<Moderation, 'action'>) => {
  const { name, tone } = actions[action];
  return (
    <Chip size="small" label={name} sx={{ bgcolor: `${tone}.light`, color: `${tone}.dark` }} />
  );
};
