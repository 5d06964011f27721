import { Box, Link, Stack, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import type { Overview } from '../contract.ts';
import { company, job, type Kind } from '../listings/kinds.ts';
import { dashboardPath } from '../paths.ts';
import { Waiting } from '../review/waiting.tsx';
import { AgainstPromise } from './against-promise.tsx';

type Queues = Overview['queue'];

/** How many wait, and the one that waits longest against the promised 24 hours. */
export const QueueAge = ({ queue }: { queue: Queues }) => (
  <Stack spacing={2}>
    <Line kind={job} queue={queue.jobs} />
    <Line kind={company} queue={queue.companies} />
  </Stack>
);

const Line = ({ kind, queue }: { kind: Kind; queue: Queues['jobs'] }) => (
  <div>
    <Stack
      direction="row"
      useFlexGap
      sx={{ gap: 1, mb: 0.75, flexWrap: 'wrap', alignItems: 'center' }}
    >
      <Link component={RouterLink} to={`${dashboardPath}/${kind.queue}`} sx={{ fontWeight: 700 }}>
        {queue.waiting} {queue.waiting === 1 ? kind.one : kind.many}
      </Link>
      {queue.flagged > 0 && (
        <Link component={RouterLink} to={flaggedIn(kind)} variant="body2">
          {queue.flagged} with notes
        </Link>
      )}
      <Box sx={{ flexGrow: 1 }} />
      {queue.oldest ? (
        <>
          <Typography variant="body2">oldest</Typography>
          <Waiting since={queue.oldest} />
        </>
      ) : (
        <Typography variant="body2">nothing waits</Typography>
      )}
    </Stack>
    {queue.oldest && <AgainstPromise hours={hoursSince(queue.oldest)} />}
  </div>
);

/** The queue, narrowed to what screening has noted something about. */
const flaggedIn = ({ queue }: Kind) =>
  `${dashboardPath}/${queue}?filter=${encodeURIComponent('{"flagged":"true"}')}`;

const hoursSince = (iso: string) => (Date.now() - Date.parse(iso)) / 3_600_000;
