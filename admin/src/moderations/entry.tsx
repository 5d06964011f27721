import { Box, Button } from '@mui/material';
import { useListContext } from 'react-admin';
import type { Moderation } from '#contract/openapi.ts';
import { timeOf } from '../date.ts';
import { pathOf } from '../kinds.ts';
import { NameLink } from '../layout/page-link.tsx';
import { Row } from '../layout/row.tsx';
import { Small } from '../layout/small.tsx';
import { EntryDetail } from './detail.tsx';
import { ActionChip, byOf } from './action-chip.tsx';

/** The listing of an entry, linked unless it was deleted: it was rejected, or its name is gone with it. */
export function EntryName({ entry: { action, kind, listing, name } }: { entry: Moderation }) {
  if (name && action !== 'rejected')
    return <NameLink to={pathOf({ kind, id: listing, status: 'live' })}>{name}</NameLink>;
  return (
    <strong>
      <bdi>{name ?? 'Name deleted after 90 days'}</bdi>
    </strong>
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
    <Row>
      <ActionChip action={entry.action} />
      <Small>{timeOf(entry.createdAt)}</Small>
    </Row>
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
