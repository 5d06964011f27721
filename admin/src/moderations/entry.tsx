import { Box, Button, Stack, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import type { Moderation } from '../contract.ts';
import { timeOf } from '../date.ts';
import { pathOf } from '../kinds.ts';
import { PageLink } from '../layout/page-link.tsx';
import { EntryDetail } from './detail.tsx';
import { ActionChip, byOf } from './action-chip.tsx';

/** The listing of an entry, linked unless it was deleted: it was rejected, or its name is gone with it. */
export function EntryName({ entry }: { entry: Moderation }) {
  const name = <bdi>{entry.name ?? 'Name deleted after 90 days'}</bdi>;
  if (entry.action === 'rejected' || !entry.name) return <strong>{name}</strong>;
  return (
    <PageLink
      to={pathOf({ kind: entry.kind, id: entry.listing, status: 'live' })}
      sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
    >
      {name}
    </PageLink>
  );
}

/** The moderator of an entry; a click filters the log by them. */
export function EntryModerator({ entry }: { entry: Moderation }) {
  const { moderator } = entry;
  const { setFilters, ...list } = useListContext();
  const filterValues = list.filterValues as Record<string, unknown>;
  if (!moderator) return <>{byOf(entry)}</>;
  return (
    <Button
      size="small"
      aria-label={`Only ${moderator}`}
      onClick={() => setFilters({ ...filterValues, moderator })}
      sx={{ ml: -2, overflowWrap: 'break-word', textAlign: 'left' }}
    >
      {moderator}
    </Button>
  );
}

export const EntryCard = ({ entry }: { entry: Moderation }) => (
  <>
    <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      <ActionChip action={entry.action} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {timeOf(entry.createdAt)}
      </Typography>
    </Stack>
    <span>
      <EntryName entry={entry} /> ({entry.kind})
    </span>
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <EntryDetail entry={entry} />
    </Box>
    <div>
      <EntryModerator entry={entry} />
    </div>
  </>
);
