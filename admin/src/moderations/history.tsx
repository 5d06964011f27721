import { useState, type FormEvent } from 'react';
import { Alert, Box, Button, Stack, TextField, Typography } from '@mui/material';
import { useGetList } from 'react-admin';
import { useApi } from '../api-client/data-provider.ts';
import type { Moderation } from '../contract.ts';
import { timeOf } from '../date.ts';
import type { ListingProps } from '../kind.ts';
import { Section } from '../layout/section.tsx';
import { ActionChip, byOf } from './action-chip.tsx';

/** The latest log entries of a listing, and a form that adds a note for other moderators. */
export function History({ kind, listing }: ListingProps) {
  const api = useApi();
  const { data = [], refetch } = useGetList<Moderation>('moderations', {
    filter: { listing: listing.id },
    pagination: { page: 1, perPage: 10 },
    sort: { field: 'createdAt', order: 'DESC' },
  });
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');

  async function add(event: FormEvent) {
    event.preventDefault();
    const note = { kind: kind.one, id: listing.id, verdict: 'note', reason: text } as const;
    try {
      const { data: answer } = await api.decide({ decisions: [note] }, crypto.randomUUID());
      const [result] = answer.results;
      if (result?.status !== 200) return setProblem(result?.message ?? failed);
      setText('');
      setProblem('');
      await refetch();
    } catch {
      setProblem(failed);
    }
  }

  return (
    <Section title="Notes of moderators">
      <Box component="ul" sx={{ m: 0, mb: 1.5, p: 0, listStyle: 'none', '& li + li': { mt: 1.5 } }}>
        {data.map(({ id, action, createdAt, reason, ...entry }) => (
          <Box component="li" key={id} sx={{ overflowWrap: 'anywhere' }}>
            <Stack
              direction="row"
              useFlexGap
              sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}
            >
              <ActionChip action={action} />
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {timeOf(createdAt)}, {byOf({ action, ...entry })}
              </Typography>
            </Stack>
            {reason && <bdi>{reason}</bdi>}
          </Box>
        ))}
      </Box>
      <Stack component="form" sx={{ gap: 1 }} onSubmit={(event) => void add(event)}>
        <TextField
          label="Note"
          multiline
          value={text}
          onChange={({ target }) => setText(target.value)}
          helperText="For moderators only. Kept in the moderation log for 90 days."
          slotProps={{ htmlInput: { maxLength: 1000 } }}
        />
        {problem && <Alert severity="error">{problem}</Alert>}
        <Button type="submit" disabled={!text.trim()} sx={{ alignSelf: 'start' }}>
          Add note
        </Button>
      </Stack>
    </Section>
  );
}

const failed = 'The note could not be added. Try again.';
