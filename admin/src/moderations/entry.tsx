import { Box, Button, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import type { Moderation } from '#contract/openapi.ts';
import { asDialled } from '#contract/phone.ts';
import { timeOf } from '../date.ts';
import { kindOf, pathOf } from '../kinds.ts';
import { NameLink } from '../layout/page-link.tsx';
import { Row } from '../layout/row.tsx';
import { Small } from '../layout/small.tsx';
import { planName } from '../listings/plan-choice.tsx';
import { ActionChip, byOf } from './action-chip.tsx';

interface EntriesProps {
  entries: readonly Moderation[];
  isNamed?: boolean;
}

export const Entries = ({ entries, isNamed = false }: EntriesProps) => (
  <Box component="ul" sx={{ m: 0, mb: 1.5, p: 0, listStyle: 'none', '& li + li': { mt: 1.5 } }}>
    {entries.map((entry) => (
      <Box component="li" key={entry.id} sx={{ overflowWrap: 'anywhere' }}>
        <Row>
          <ActionChip action={entry.action} />
          <Small>
            {timeOf(entry.createdAt)}, {byOf(entry)}
          </Small>
        </Row>
        {isNamed && <bdi>{entry.name}</bdi>}
        {isNamed && entry.reason && ': '}
        <EntryDetail entry={entry} />
      </Box>
    ))}
  </Box>
);

/** An entry of the log on a phone. */
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

export function EntryDetail({ entry }: { entry: Moderation }) {
  const kind = kindOf(entry.kind);
  const { plan, changes, reason } = entry;
  return (
    <>
      {reason && <bdi>{reason}</bdi>}
      {plan && <div>Plan {planName(kind, plan)}</div>}
      {changes.map(({ field, from, to }) => (
        <Typography key={field} variant="body2" component="div" sx={{ overflowWrap: 'anywhere' }}>
          {kind.fields[field]?.label ?? field}: <Value text={from} isFormer /> → <Value text={to} />
        </Typography>
      ))}
    </>
  );
}

const Value = ({ text, isFormer }: { text: string | null; isFormer?: boolean }) => (
  <Box component={isFormer ? 'del' : 'ins'} sx={{ color: isFormer ? 'text.secondary' : undefined }}>
    <bdi>{shortened(asDialled(text ?? 'empty'))}</bdi>
  </Box>
);

const shortened = (text: string) => (text.length > 120 ? `${text.slice(0, 119)}…` : text);
