import { MenuItem, TextField } from '@mui/material';
import type { Plan } from '#contract/plans.ts';
import type { Kind } from '../kind.ts';

interface PlanChoiceProps {
  kind: Kind;
  value: string;
  onChange: (plan: string) => void;
  /** The plan chosen by the submitter. */
  wished?: string | undefined;
}

/** Select of the plans of a kind, with price and term. */
export function PlanChoice({ kind, value, onChange, wished }: PlanChoiceProps) {
  return (
    <TextField
      select
      label="Plan"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      helperText={wished && wished !== kind.freePlan ? `Wants ${planName(kind, wished)}` : ''}
    >
      {Object.entries(kind.plans).map(([name, plan]) => (
        <MenuItem key={name} value={name}>
          {plan.name} · {price(plan)} · {term(plan)}
        </MenuItem>
      ))}
    </TextField>
  );
}

export const planName = (kind: Kind, plan: string) => kind.plans[plan]?.name ?? plan;

const price = ({ naira }: Plan) => `₦${naira.toLocaleString('en-NG')}`;

const term = ({ term }: Plan) => ('months' in term ? `${term.months} months` : `${term.days} days`);
