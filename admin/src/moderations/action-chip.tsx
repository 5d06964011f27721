import type { Moderation } from '#contract/openapi.ts';
import { namesIn } from '../fields/field.ts';
import { ToneChip } from '../layout/tone-chip.tsx';

const actions: Record<Moderation['action'], { name: string; tone: string }> = {
  approved: { name: 'Approved', tone: 'success' },
  rejected: { name: 'Rejected', tone: 'error' },
  renewed: { name: 'Renewed', tone: 'success' },
  edited: { name: 'Edited', tone: 'warning' },
  hidden: { name: 'Hidden', tone: 'error' },
  noted: { name: 'Noted', tone: 'warning' },
  ended: { name: 'Ended', tone: 'warning' },
  changed: { name: 'Change approved', tone: 'success' },
  change_refused: { name: 'Change refused', tone: 'error' },
  withdrawn: { name: 'Taken off', tone: 'warning' },
  claimed: { name: 'Claimed', tone: 'warning' },
  claim_objected: { name: 'Claim objected to', tone: 'warning' },
  claim_granted: { name: 'Claim granted', tone: 'success' },
  claim_refused: { name: 'Claim refused', tone: 'error' },
  shown: { name: 'Shown again', tone: 'success' },
  held: { name: 'Held after reports', tone: 'warning' },
  hold_ended: { name: 'Hold ended', tone: 'warning' },
  report_upheld: { name: 'Reports upheld', tone: 'error' },
  report_dismissed: { name: 'Reports dismissed', tone: 'success' },
  checked: { name: 'Checked', tone: 'success' },
};

/** Who acted, where no moderator did. */
const others: Partial<Record<Moderation['action'], string>> = {
  edited: 'Owner',
  renewed: 'Owner',
  withdrawn: 'Owner',
  shown: 'Owner',
  claimed: 'Claimant',
  claim_objected: 'Owner',
};

export const byOf = ({ action, moderator }: Pick<Moderation, 'action' | 'moderator'>) =>
  moderator ?? others[action] ?? 'Automatic';

export const actionNames = namesIn(actions);

export const ActionChip = ({ action }: Pick<Moderation, 'action'>) => (
  <ToneChip label={actions[action].name} tone={actions[action].tone} />
);
