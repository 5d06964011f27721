import { Chip } from '@mui/material';
import type { Kind } from './kinds.ts';
import { planName } from './plan-choice.tsx';

interface PlanChipProps {
  kind: Kind;
  plan: string;
  /** Said in front, such as "Asked for". */
  prefix?: string;
}

/** The name of a plan; paid ones in amber. */
export const PlanChip = ({ kind, plan, prefix = '' }: PlanChipProps) => (
  <Chip
    size="small"
    label={`${prefix} ${planName(kind, plan)}`.trim()}
    sx={
      plan === kind.freePlan
        ? { bgcolor: 'action.hover', color: 'text.secondary' }
        : { bgcolor: 'warning.light', color: 'warning.dark' }
    }
  />
);
