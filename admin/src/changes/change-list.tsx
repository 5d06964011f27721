import { useState } from 'react';
import { Button, Stack, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import type { Change } from '#contract/openapi.ts';
import { focusHeading } from '../layout/page.tsx';
import { CardPage } from '../list/card-list.tsx';
import { messages } from '../messages.ts';
import { DecisionBar } from '../review/decision-bar.tsx';
import { ChangeCard } from './change-card.tsx';
import { useDecisionsOnChanges, type ChangeDecision } from './use-decisions-on-changes.ts';

/** Changes that owners made to their listings, oldest first, to be read against what visitors see. */
export const ChangeList = () => (
  <CardPage title="Changes" messages={messages.change} sort={{ field: 'createdAt', order: 'ASC' }}>
    <Changes />
  </CardPage>
);

function Changes() {
  const { data = [], selectedIds, onUnselectItems } = useListContext<Change>();
  const { decided, decide, held, onItsWay, drop, sendNow, isDoublePress } = useDecisionsOnChanges();
  // As they were first shown: their owners may replace them, and a decision is about what was read.
  const [read, setRead] = useState<ReadonlyMap<string, Change>>(new Map());
  const show = (changes: readonly Change[]) =>
    setRead(new Map([...read, ...changes.map((change) => [change.id, change] as const)]));
  const unread = data.filter(({ id }) => !read.has(id));
  if (unread.length > 0) show(unread);
  const waiting = data
    .filter(({ id }) => !decided.includes(id))
    .map((latest) => ({ change: read.get(latest.id) ?? latest, latest }));
  const selected = waiting.map(({ change }) => change).filter(({ id }) => selectedIds.includes(id));
  const decideOn = (changes: readonly Change[], decision: ChangeDecision) => {
    decide(changes, decision);
    onUnselectItems();
    focusHeading();
  };
  return (
    <>
      {selected.length > 0 && (
        <Button
          variant="contained"
          onClick={() => decideOn(selected, { verdict: 'approve', words: '' })}
          sx={{ mb: 2 }}
        >
          Approve {selected.length} selected
        </Button>
      )}
      <Stack component="ul" spacing={2} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {waiting.map(({ change, latest }) => (
          <ChangeCard
            key={change.id}
            change={change}
            isDoublePress={isDoublePress}
            onDecide={(decision) => decideOn([change], decision)}
            {...(latest.etag !== change.etag && { onShowLatest: () => show([latest]) })}
          />
        ))}
      </Stack>
      {waiting.length === 0 && <Typography>Nothing else to read.</Typography>}
      <DecisionBar
        held={
          held && {
            doing: held.verdict === 'approve' ? 'Approving' : 'Refusing',
            subject:
              held.changes.length === 1
                ? `the change of ${held.changes[0]?.name}`
                : `${held.changes.length} changes`,
          }
        }
        onItsWay={onItsWay}
        onUndo={drop}
        onSend={sendNow}
      />
    </>
  );
}
