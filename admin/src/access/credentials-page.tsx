import { useState, type FormEvent, type ReactNode } from 'react';
import { Alert, Button, Card, Stack, TextField, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi, useRead, type Api } from '../api-client/data-provider.ts';
import { sentenceIn } from '../api-client/use-change.ts';
import { CopyButton } from '../fields/copy-button.tsx';
import { Failure } from '../layout/notice.tsx';
import { Page } from '../layout/page.tsx';
import { Row } from '../layout/row.tsx';
import { LoadingRows } from '../list/list-states.tsx';

interface CredentialsPageProps<Row> {
  title: string;
  about: ReactNode;
  none?: string;
  load: (api: Api) => Promise<{ data: Row[] }>;
  /** The input of the form, and the call that answers with a secret that is shown once. */
  field: { label: string; type: 'email' | 'text'; button: string };
  add: (api: Api, value: string) => Promise<Secret>;
  row: (row: Row, run: Run) => ReactNode;
}

/** A password or a key that cannot be read again. */
interface Secret {
  /** Of its row. */
  id: string;
  of: string;
  value: string;
}

/** Runs a change of a row, shows the secret that it answers with or takes that of the row away, and loads the list again. */
type Run = (change: (api: Api) => Promise<Secret | { data?: { id: string } }>) => void;

/** People or programs with a way in: a list, a form that adds one, and the new secret, once. */
export function CredentialsPage<Row extends { id: string }>(props: CredentialsPageProps<Row>) {
  const { title, about, none, load, field, add, row } = props;
  const api = useApi();
  const queries = useQueryClient();
  const list = useRead([title], load, { retry: false });
  const [value, setValue] = useState('');
  const [secret, setSecret] = useState<Secret>();
  const change = useMutation({
    mutationFn: (act: Parameters<Run>[0]) => act(api),
    // A secret stays until there is another or it is of no use, since it cannot be shown again.
    onSuccess: (answer) =>
      setSecret((shown) => {
        if ('value' in answer) return answer;
        return shown?.id === answer.data?.id ? undefined : shown;
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: [title] }),
  });
  const run: Run = (act) => change.mutate(act);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run(async (calls) => {
      const added = await add(calls, value);
      setValue('');
      return added;
    });
  };

  return (
    <Page title={title}>
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>{about}</Typography>
      <form noValidate onSubmit={submit}>
        <Row sx={{ mb: 2 }}>
          <TextField
            label={field.label}
            type={field.type}
            value={value}
            onChange={({ target }) => setValue(target.value)}
            slotProps={{ htmlInput: { maxLength: 254, autoComplete: 'off' } }}
            sx={{ maxWidth: 360 }}
          />
          <Button type="submit" variant="contained" disabled={change.isPending || !value}>
            {field.button}
          </Button>
        </Row>
      </form>
      {change.error && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {sentenceIn(change.error) ?? change.error.message}
        </Alert>
      )}
      {secret && (
        <Alert severity="warning" role="status" sx={{ mb: 2, '& code': code }}>
          {secret.of}. It is shown only once:
          <code>{secret.value}</code>
          <CopyButton what="secret" value={secret.value} />
        </Alert>
      )}
      {list.error && <Failure text="The list could not be fetched." retry={list.refetch} />}
      {list.isPending && <LoadingRows />}
      {list.data?.data.length === 0 && <Typography>{none}</Typography>}
      <Stack component="ul" spacing={1} sx={{ m: 0, p: 0, listStyle: 'none', maxWidth: 860 }}>
        {list.data?.data.map((one) => (
          <Card key={one.id} component="li" variant="outlined" sx={{ px: 2, py: 1.25 }}>
            <Row sx={{ overflowWrap: 'anywhere' }}>{row(one, run)}</Row>
          </Card>
        ))}
      </Stack>
    </Page>
  );
}

const code = { display: 'block', fontSize: '1rem', overflowWrap: 'anywhere' };
