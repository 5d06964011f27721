import { useEffect, useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import type { Change } from '#contract/openapi.ts';
import { useApi, type Api } from '../api-client/data-provider.ts';
import { failureOf, offlineFailure } from '../api-client/use-change.ts';
import { messages } from '../messages.ts';
import { randomKey } from '../old-browsers.ts';
import { hasEnded, unansweredOf, type Unanswered } from '../review/unanswered.ts';
import { useUndoWindow } from '../review/use-undo-window.ts';
import { session } from '../session/session.ts';
import { toRead } from '../to-read.ts';

/** With what the old contact said, or the reason of a refusal. */
export interface ChangeDecision {
  verdict: 'approve' | 'refuse';
  words: string;
}

type Batch = ChangeDecision & Unanswered & { changes: readonly Change[] };

/** Those that the end of the session stopped, to be held again after the next login. */
const stopped = unansweredOf<Batch>('decisions on changes');

/** Decisions about changes: off the list at once, sent after the undo window; what fails comes back with a message. */
export function useDecisionsOnChanges() {
  const api = useApi();
  const notify = useNotify();
  const refresh = useRefresh();
  const [sent, setSent] = useState<readonly Change[]>([]);
  const window = useUndoWindow<Batch>(send, () => false);
  const account = session.account()?.id;
  useEffect(() => stopped.take(account).forEach(window.hold), []);

  async function send(batch: Batch) {
    if (hasEnded(batch)) {
      stopped.keep(batch);
      // Nothing is sent that could tell of the end.
      return refresh();
    }
    const { changes, ...decision } = batch;
    setSent((others) => [...others, ...changes]);
    const outcomes = changes.map(async (change) => {
      const failure = await sendOne(api, change, decision);
      if (!failure) return true;
      const { message, type } = failure;
      notify(`${change.name}: ${message}`, { type, ...toRead });
      setSent((others) => others.filter((other) => other !== change));
      return false;
    });
    const { approved, refused } = messages.change;
    const isDone = (await Promise.all(outcomes)).every(Boolean);
    if (hasEnded(batch)) return stopped.keep(batch);
    if (isDone) notify(decision.verdict === 'approve' ? approved : refused, { type: 'success' });
    refresh();
  }

  const decided = [...sent, ...(window.held?.changes ?? [])].map(({ id }) => id);
  const decide = (changes: readonly Change[], decision: ChangeDecision) =>
    window.hold({ changes, ...decision, key: randomKey(), by: account });
  return { ...window, decided, decide };
}

/** The failure for the moderator, if any. */
async function sendOne(api: Api, change: Change, { verdict, words }: ChangeDecision) {
  const unsent = offlineFailure();
  if (unsent) return unsent;
  try {
    await (verdict === 'approve'
      ? api.approveChange(change, words)
      : api.refuseChange(change, words));
    return undefined;
  } catch (error) {
    const { gone, failed } = messages.change;
    const isGone = (error as { status?: number }).status === 404;
    return failureOf(error, isGone ? gone : failed);
  }
}
