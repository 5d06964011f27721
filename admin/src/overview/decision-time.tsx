import { Stack, Typography } from '@mui/material';
import type { Overview } from '../contract.ts';
import { REVIEW_HOURS } from '../review/waiting.tsx';
import { PromiseBar } from './promise-bar.tsx';

/** Time from submission to decision, against the promised review time. */
export function DecisionTime({ hours }: { hours: Overview['decisionHours'] }) {
  if (!hours) return <Typography>No decision in the last 30 days.</Typography>;
  return (
    <Stack spacing={2}>
      <Line name="50% within" hours={hours.median} />
      <Line name="90% within" hours={hours.p90} />
    </Stack>
  );
}

const Line = ({ name, hours }: { name: string; hours: number }) => (
  <div>
    <Stack direction="row" sx={{ justifyContent: 'space-between', mb: 0.75 }}>
      <span>{name}</span>
      <strong>
        {hours.toLocaleString('en-NG', { maximumFractionDigits: 1 })} h
        {hours > REVIEW_HOURS && ', later than promised'}
      </strong>
    </Stack>
    <PromiseBar hours={hours} />
  </div>
);
