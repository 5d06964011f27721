import type { FormEvent } from 'react';
import { Alert, Button, Stack } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import type { Moderation } from '#contract/openapi.ts';
import { useApi, useRead } from '../api-client/data-provider.ts';
import { LongText } from '../fields/long-text.tsx';
import type { ListingProps } from '../kind.ts';
import { Failure } from '../layout/notice.tsx';
import { Section } from '../layout/section.tsx';
import { useKeptAnswer } from '../layout/use-kept-answer.ts';
import { messages } from '../messages.ts';
import { randomKey } from '../old-browsers.ts';
import { Entries } from './entry.tsx';

/** The latest log entries of a listing, and a form that adds a note for other moderators. */
export function History({ kind, listing }: ListingProps) {
  const api = useApi();
  // Not under the key of the log, which is read again after each decision.
  const { data, error, refetch } = useRead(['history', listing.id], ({ getList }) =>
    getList<Moderation>('moderations', { ...latest, filter: { listing: listing.id } }),
  );
  const [{ text, key }, keep] = useKeptAnswer(`note about ${listing.id}`, noNote);
  const add = useMutation({
    async mutationFn(sent: typeof noNote) {
      const note = { kind: kind.one, id: listing.id, verdict: 'note', reason: sent.text } as const;
      const { data: answer } = await api.decide({ decisions: [note] }, sent.key);
      const [result] = answer.results;
      if (result?.status !== 200) throw new Error(result?.message);
    },
    onSuccess(_, sent) {
      // More may have been typed meanwhile.
      if (sent.key === key) keep(noNote);
      return refetch();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add.mutate({ text, key });
  };

  return (
    <Section title="Notes of moderators">
      {error && <Failure text={messages.moderation.listFailed} retry={refetch} />}
      <Entries entries={data?.total ? data.data : []} />
      <Stack component="form" sx={{ gap: 1 }} onSubmit={submit}>
        <LongText
          label="Note"
          value={text}
          onChange={(changed) => keep({ text: changed, key: randomKey() })}
          helperText="For moderators only. Kept in the moderation log for 90 days."
        />
        <Button type="submit" disabled={!text.trim() || add.isPending} sx={{ alignSelf: 'start' }}>
          Add note
        </Button>
        {add.error && (
          <Alert severity="error">
            {add.error.message === messages.listing.unknown
              ? messages.moderation.noteUnknown
              : `The note could not be added. ${add.error.message}`}
          </Alert>
        )}
      </Stack>
    </Section>
  );
}

const latest = {
  pagination: { page: 1, perPage: 10 },
  sort: { field: 'createdAt', order: 'DESC' },
} as const;

/** With the idempotency key of its text: pressed again after a lost answer, it is added once. */
const noNote = { text: '', key: '' };
