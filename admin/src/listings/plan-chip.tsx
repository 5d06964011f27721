import { Chip } from '@mui/material';
import type { Kind } from '../kind.ts';
import { ToneChip } from '../layout/tone-chip.tsx';
import { planName } from './plan-choice.tsx';

export function PlanChip({ kind, plan }: { kind: Kind; plan: string }) {
  const label = planName(kind, plan);
  if (plan !== kind.freePlan) return <ToneChip tone="warning" label={label} />;
  return (
    <Chip size="small" label={label} sx={{ bgcolor: 'action.hover', color: 'text.secondary' }} />
  );
}
