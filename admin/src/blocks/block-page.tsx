import { useState, type FormEvent } from 'react';
import { Box, Button, Card, Stack, TextField, Typography } from '@mui/material';
import { useListContext, type HttpError } from 'react-admin';
import { useApi } from '../api-client/data-provider.ts';
import { useChange } from '../api-client/use-change.ts';
import type { Block } from '../contract.ts';
import { dayOf } from '../date.ts';
import { CardPage } from '../list/card-list.tsx';
import { Filters } from '../list/filters.tsx';
import { messages } from '../messages.ts';

/** The contacts whose submissions get an alert, with reason and author. */
export const BlockPage = () => (
  <CardPage
    title="Block List"
    of="the block list"
    messages={messages.block}
    sort={{ field: 'createdAt', order: 'DESC' }}
    above={
      <>
        <Typography sx={{ mb: 2, maxWidth: 720, color: 'text.secondary' }}>
          A submission with one of these contacts, in a field or in its text, gets an alert. It is
          not refused: you decide.
        </Typography>
        <AddForm />
        <Filters of="the block list" />
      </>
    }
  >
    <Blocks />
  </CardPage>
);

type Errors = Partial<Record<'value' | 'reason' | 'form', string>>;

/** Keeps what was typed when the API refuses it. */
function AddForm() {
  const api = useApi();
  const { refetch } = useListContext();
  const [typed, setTyped] = useState({ value: '', reason: '' });
  const [errors, setErrors] = useState<Errors>({});
  const [added, setAdded] = useState('');

  async function add(event: FormEvent) {
    event.preventDefault();
    setAdded('');
    try {
      const { data } = await api.block(typed);
      setErrors({});
      setTyped({ value: '', reason: '' });
      setAdded(`${data.value} is blocked.`);
      void refetch();
    } catch (error) {
      const body = (error as HttpError).body as { errors?: Errors; message?: string } | undefined;
      setErrors(body?.errors ?? { form: body?.message ?? messages.block.addFailed });
    }
  }

  const field = (name: 'value' | 'reason', label: string) => (
    <TextField
      label={label}
      value={typed[name]}
      onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
      error={Boolean(errors[name])}
      helperText={errors[name]}
      required
      sx={{ flex: '1 1 260px' }}
    />
  );
  return (
    <Card variant="outlined" sx={{ p: 2, mb: 3 }}>
      <Stack
        component="form"
        aria-label="Block a contact"
        noValidate
        direction="row"
        useFlexGap
        onSubmit={(event) => void add(event)}
        sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'start' }}
      >
        {field('value', 'Phone, email, domain or CAC number')}
        {field('reason', 'Reason')}
        <Button type="submit" variant="contained" sx={{ minHeight: 44 }}>
          Block
        </Button>
      </Stack>
      <Typography role="status" variant="body2" sx={{ mt: added || errors.form ? 1 : 0 }}>
        {errors.form ?? added}
      </Typography>
    </Card>
  );
}

function Blocks() {
  const { data = [] } = useListContext<Block>();
  return (
    <Card variant="outlined" component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {data.map((block) => (
        <Entry key={block.id} block={block} />
      ))}
    </Card>
  );
}

function Entry({ block: { id, value, reason, moderator, createdAt } }: { block: Block }) {
  const { busy, change } = useChange();
  const remove = () =>
    change((api) => api.unblock(id), {
      done: messages.block.removed,
      failed: messages.block.removeFailed,
      onDone: () => undefined,
    });
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 2,
        px: 2,
        py: 1.25,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ minWidth: 0, mr: 'auto', overflowWrap: 'anywhere' }}>
        <strong>{value}</strong>
        <Typography>
          <bdi>{reason}</bdi>
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {moderator ?? 'A former moderator'}, {dayOf(createdAt)}
        </Typography>
      </Box>
      <Button
        disabled={busy}
        aria-label={`Unblock ${value}`}
        onClick={() => void remove()}
        sx={{ flexShrink: 0, alignSelf: 'center' }}
      >
        Unblock
      </Button>
    </Box>
  );
}
