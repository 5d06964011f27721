import { Box, Link, Stack, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import type { Overview } from '../contract.ts';
import type { Kind } from '../kind.ts';
import { kinds } from '../kinds.ts';
import { dashboardPath } from '../paths.ts';
import { hoursSince, Waiting } from '../review/waiting.tsx';
import { PromiseBar } from './promise-bar.tsx';

type Queues = Overview['queue'];

/** Length of the queues, and the age of their oldest submissions. */
export const QueueAge = ({ queue }: { queue: Queues }) => (
  <Stack spacing={2}>
    {kinds.map((kind) => (
      <Line key={kind.path} kind={kind} queue={queue[kind.path]} />
    ))}
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
        <Typography variant="body2">none waiting</Typography>
      )}
    </Stack>
    {queue.oldest && <PromiseBar hours={hoursSince(queue.oldest)} />}
  </div>
);

/** The queue, filtered to submissions with screening notes. */
const flaggedIn = ({ queue }: Kind) =>
  `${dashboardPath}/${queue}?filter=${encodeURIComponent('{"flagged":"true"}')}`;
