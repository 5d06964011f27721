import { Chip } from '@mui/material';
import { inNaira, termInWords, type Plan } from '#contract/plans.ts';
import { Select } from '../fields/select.tsx';
import type { Kind, PlanName } from '../kind.ts';
import { ToneChip } from '../layout/tone-chip.tsx';

interface PlanChoiceProps {
  kind: Kind;
  value: PlanName;
  onChange: (plan: PlanName) => void;
  wished?: string;
}

export const PlanChoice = ({ kind, value, onChange, wished = kind.freePlan }: PlanChoiceProps) => (
  <Select
    label="Plan"
    value={value}
    onChange={(plan) => onChange(plan as PlanName)}
    options={Object.fromEntries(
      Object.entries(kind.plans).map(([name, plan]) => [
        name,
        `${plan.name} · ${priceOf(plan)}` +
          (name === wished && name !== kind.freePlan ? ' · asked for' : ''),
      ]),
    )}
    shown={planName(kind, value)}
    helperText={kind.plans[value] && priceOf(kind.plans[value])}
  />
);

export const planName = (kind: Kind, plan: string) => kind.plans[plan]?.name ?? plan;

const priceOf = (plan: Plan) => `${inNaira(plan.naira)} · ${termInWords(plan)}`;

export function PlanChip({ kind, plan }: { kind: Kind; plan: string }) {
  const label = planName(kind, plan);
  if (plan !== kind.freePlan) return <ToneChip tone="warning" label={label} />;
  return (
    <Chip size="small" label={label} sx={{ bgcolor: 'action.hover', color: 'text.secondary' }} />
  );
}
