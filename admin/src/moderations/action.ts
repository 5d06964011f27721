import type { Moderation } from '../contract.ts';

/** What was done, in words, and how it is shown. */
export const actions: Record<Moderation['action'], { name: string; tone: string }> = {
  approved: { name: 'Approved', tone: 'success' },
  rejected: { name: 'Rejected', tone: 'error' },
  renewed: { name: 'Renewed', tone: 'success' },
  edited: { name: 'Edited', tone: 'warning' },
  hidden: { name: 'Hidden', tone: 'error' },
  ended: { name: 'Ended', tone: 'warning' },
};

/** As react-admin's selects want them. */
export const actionChoices = Object.entries(actions).map(([id, { name }]) => ({ id, name }));
