import { Chip } from '@mui/material';
import type { Kind } from '../kind.ts';
import { planName } from './plan-choice.tsx';

interface PlanChipProps {
  kind: Kind;
  plan: string;
  /** Text before the name, such as "Wants". */
  prefix?: string;
}

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
