import { Box, LinearProgress, Stack, Typography } from '@mui/material';
import type { Overview } from '#contract/openapi.ts';
import { countOf, type Kind } from '../kind.ts';
import { PageLink } from '../layout/page-link.tsx';
import { Row } from '../layout/row.tsx';
import { dashboardPath, pathOfList } from '../paths.ts';
import { hoursSince, REVIEW_HOURS, Waiting } from '../review/waiting.tsx';

export const QueueLine = ({ kind, queue }: { kind: Kind; queue: Overview['queue']['jobs'] }) => (
  <div>
    <Row sx={{ mb: 0.75 }}>
      <PageLink to={`${dashboardPath}/${kind.queue}`} sx={{ fontWeight: 700 }}>
        {countOf(kind, queue.waiting)}
      </PageLink>
      {queue.flagged > 0 && (
        <PageLink to={pathOfList(kind.queue, { flagged: 'true' })} variant="body2">
          {queue.flagged} with notes
        </PageLink>
      )}
      <Box sx={{ flexGrow: 1 }} />
      {queue.oldest ? (
        <Row>
          <Typography variant="body2">oldest</Typography>
          <Waiting since={queue.oldest} />
        </Row>
      ) : (
        <Typography variant="body2">none waiting</Typography>
      )}
    </Row>
    {queue.oldest && <PromiseBar hours={hoursSince(queue.oldest)} />}
  </div>
);

export function DecisionTime({ hours }: { hours: Overview['decisionHours'] }) {
  if (!hours) return <Typography>No decision in the last 30 days.</Typography>;
  return (
    <Stack spacing={2}>
      <TimeLine name="50% within" hours={hours.median} />
      <TimeLine name="90% within" hours={hours.p90} />
    </Stack>
  );
}

const TimeLine = ({ name, hours }: { name: string; hours: number }) => (
  <div>
    <Row sx={{ justifyContent: 'space-between', mb: 0.75 }}>
      <span>{name}</span>
      <strong>
        {hours < 1 ? `${Math.ceil(hours * 60)} min` : `${toTenths(hours)} h`}
        {hours > REVIEW_HOURS && ', later than promised'}
      </strong>
    </Row>
    <PromiseBar hours={hours} />
  </div>
);

const toTenths = (hours: number) => hours.toLocaleString('en-NG', { maximumFractionDigits: 1 });

/** A bar that is full when the review time is over, and red afterwards. Decorative: the text beside it says the same. */
const PromiseBar = ({ hours }: { hours: number }) => (
  <LinearProgress
    aria-hidden
    variant="determinate"
    value={Math.min(100, (100 * hours) / REVIEW_HOURS)}
    color={hours > REVIEW_HOURS ? 'error' : 'primary'}
    sx={{ height: 10, borderRadius: 1, bgcolor: 'action.hover' }}
  />
);
