import { Button, Link, Stack, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { Moderation } from '../contract.ts';
import { momentOf } from '../listings/date.ts';
import { company, job } from '../listings/kinds.ts';
import { dashboardPath } from '../paths.ts';
import { ActionChip } from './action-chip.tsx';

/** The listing of an entry; what was rejected is no longer there to be opened. */
export function EntryName({ entry }: { entry: Moderation }) {
  const name = <bdi>{entry.name ?? 'Forgotten after 90 days'}</bdi>;
  if (entry.action === 'rejected') return <strong>{name}</strong>;
  const { path } = entry.kind === 'job' ? job : company;
  return (
    <Link
      component={RouterLink}
      to={`${dashboardPath}/${path}/${entry.listing}/show`}
      sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
    >
      {name}
    </Link>
  );
}

/** Who did it; pressed, the log is narrowed to them. */
export function EntryModerator({ moderator }: Pick<Moderation, 'moderator'>) {
  const { filterValues, setFilters } = useListContext();
  if (!moderator) return <>the schedule</>;
  return (
    <Button
      size="small"
      aria-label={`Only ${moderator}`}
      onClick={() => setFilters({ ...filterValues, moderator })}
      sx={{ ml: -2, overflowWrap: 'anywhere', textAlign: 'left' }}
    >
      {moderator}
    </Button>
  );
}

/** An entry on a phone. */
export const EntryCard = ({ entry }: { entry: Moderation }) => (
  <>
    <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      <ActionChip action={entry.action} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {momentOf(entry.createdAt)}
      </Typography>
    </Stack>
    <span>
      <EntryName entry={entry} /> ({entry.kind})
    </span>
    {entry.reason && <Typography sx={{ overflowWrap: 'anywhere' }}>{entry.reason}</Typography>}
    <div>
      <EntryModerator moderator={entry.moderator} />
    </div>
  </>
);
