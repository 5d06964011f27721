import { Box, Stack, Typography } from '@mui/material';
import type { Moderation } from '../contract.ts';
import { timeOf } from '../date.ts';
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
        <Stack direction="row" useFlexGap sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <ActionChip action={entry.action} />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {timeOf(entry.createdAt)}, {byOf(entry)}
          </Typography>
        </Stack>
        {isNamed && <bdi>{entry.name}</bdi>}
        {isNamed && entry.reason && ': '}
        <EntryDetail entry={entry} />
      </Box>
    ))}
  </Box>
);
