import { Box } from '@mui/material';
import type { Moderation } from '#contract/openapi.ts';
import { timeOf } from '../date.ts';
import { Row } from '../layout/row.tsx';
import { Small } from '../layout/small.tsx';
import { ActionChip, byOf } from './action-chip.tsx';
import { EntryDetail } from './detail.tsx';

interface EntriesProps {
  entries: readonly Moderation[];
  /** Whether each names its listing. */
  isNamed?: boolean;
}

/** Log entries beside a submission. */
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
