import { useState } from 'react';
import { Box, Card, Stack, Typography } from '@mui/material';
import { Undo2 } from 'lucide-react';
import { CreateBase, Form, SaveButton, TextInput, useListContext, useNotify } from 'react-admin';
import type { Block } from '#contract/openapi.ts';
import { asDialled } from '#contract/phone.ts';
import { useChange } from '../api-client/use-change.ts';
import { dayOf } from '../date.ts';
import { AskingButton } from '../layout/dialog-button.tsx';
import { KeepForm, keepTyped } from '../layout/keep-form.tsx';
import { Row } from '../layout/row.tsx';
import { Small } from '../layout/small.tsx';
import { CardPage, Rows } from '../list/card-list.tsx';
import { Filters } from '../list/filters.tsx';
import { focusHeading } from '../layout/page.tsx';
import { messages } from '../messages.ts';

/** The contacts whose submissions get an alert, with reason and author. */
export const BlockPage = () => (
  <CardPage
    title="Block List"
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

/** Keeps what was typed when the API refuses it; empty again once it is blocked. */
function AddForm() {
  const notify = useNotify();
  const [count, setCount] = useState(0);
  const onSuccess = ({ value }: Block) => {
    notify(`${asDialled(value)} is blocked.`, { type: 'success' });
    setCount(count + 1);
  };
  return (
    <CreateBase<Block> resource="blocks" redirect={false} mutationOptions={{ onSuccess }}>
      <Card
        component="section"
        aria-label="Block a contact"
        variant="outlined"
        sx={{ p: 2, mb: 3 }}
      >
        <Form key={count} disableInvalidFormNotification resetOptions={keepTyped}>
          <KeepForm about="block" />
          <Row sx={{ gap: 1.5, alignItems: 'start' }}>
            <TextInput
              {...input}
              source="value"
              label="Phone, email, domain or CAC"
              autoFocus={count > 0}
            />
            <TextInput {...input} source="reason" label="Reason" />
            <SaveButton label="Block" icon={null} sx={{ minHeight: 40 }} />
          </Row>
        </Form>
      </Card>
    </CreateBase>
  );
}

const input = { helperText: false, required: true, sx: { flex: '1 1 260px', m: 0 } } as const;

function Blocks() {
  const { data = [] } = useListContext<Block>();
  return (
    <Rows>
      {data.map((block) => (
        <Entry key={block.id} block={block} />
      ))}
    </Rows>
  );
}

function Entry({ block: { id, reason, moderator, createdAt, ...block } }: { block: Block }) {
  const { change } = useChange();
  const value = asDialled(block.value);
  const since = `${moderator ?? 'A former moderator'}, ${dayOf(createdAt)}`;
  const remove = () =>
    change((api) => api.delete('blocks', { id }), {
      done: messages.block.removed,
      failed: messages.block.removeFailed,
      // The button leaves the list with its row.
      onDone: focusHeading,
    });
  return (
    <Stack component="li" direction="row" sx={{ gap: 2, alignItems: 'center' }}>
      <Box sx={{ minWidth: 0, mr: 'auto' }}>
        <strong>{value}</strong>
        <Typography>
          <bdi>{reason}</bdi>
        </Typography>
        <Small>{since}</Small>
      </Box>
      <AskingButton
        icon={Undo2}
        label="Unblock"
        name={`Unblock ${value}`}
        question={`Blocked by ${since}: “${reason}”. Submissions with it get no alert any more.`}
        onConfirm={() => void remove()}
      />
    </Stack>
  );
}
