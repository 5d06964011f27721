import { Stack, Typography } from '@mui/material';
import type { Overview } from '../contract.ts';
import { AgainstPromise } from './against-promise.tsx';

/** How long submissions waited for their decision, against the promised 24 hours. */
export function DecisionTime({ hours }: { hours: Overview['decisionHours'] }) {
  if (!hours) return <Typography>No decision in the last 30 days.</Typography>;
  return (
    <Stack spacing={2}>
      <Line name="Half of them within" hours={hours.median} />
      <Line name="Nine of ten within" hours={hours.p90} />
    </Stack>
  );
}

const Line = ({ name, hours }: { name: string; hours: number }) => (
  <div>
    <Stack direction="row" sx={{ justifyContent: 'space-between', mb: 0.75 }}>
      <span>{name}</span>
      <strong>
        {hours.toLocaleString('en-NG', { maximumFractionDigits: 1 })} h
        {hours > 24 && ', later than promised'}
      </strong>
    </Stack>
    <AgainstPromise hours={hours} />
  </div>
);
