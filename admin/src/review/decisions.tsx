import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { useApi } from '../api-client/data-provider.ts';
import { outlivesPage } from '../api-client/http.ts';
import { fullNameOf, type Kind, type ListingRecord } from '../kind.ts';
import { kindOf } from '../kinds.ts';
import { focusHeading } from '../layout/page.tsx';
import { randomKey } from '../old-browsers.ts';
import { dashboardPath } from '../paths.ts';
import { session } from '../session/session.ts';
import {
  bodyOf,
  idsOf,
  messageOf,
  sendBatch,
  severityOf,
  wordsOf,
  type Batch,
  type ReviewResult,
} from './decision.ts';
import { DecisionBar } from './decision-bar.tsx';
import { ResultsDialog } from './results-dialog.tsx';
import { hasEnded, unansweredOf } from './unanswered.ts';
import { addUnsent, isUnsent, removeUnsent } from './unsent.ts';
import { type Press, useUndoWindow } from './use-undo-window.ts';
import { toRead } from '../to-read.ts';

interface Decisions {
  /** Holds a decision for the undo window, then sends it; sends an earlier one at once. */
  decide: (batch: Omit<Batch, 'key' | 'by'>) => void;
  isDoublePress: (press: Press) => boolean;
}

const Context = createContext<Decisions>({ decide: () => undefined, isDoublePress: () => false });

const unanswered = unansweredOf<Batch>('unanswered decisions');

export const useDecisions = () => useContext(Context);

export function DecisionsProvider({ children }: { children: ReactNode }) {
  const refresh = useRefreshLists();
  const { send, isAtRisk, done, report, closeReport } = useSend();
  const { held, onItsWay, hold, drop, sendNow, isDoublePress } = useUndoWindow(send, isAtRisk);
  const navigate = useNavigate();
  const account = session.account()?.id;
  const { pathname } = useLocation();

  function decide(unsent: Omit<Batch, 'key' | 'by'>) {
    holdNext({ ...unsent, key: randomKey(), by: account });
  }

  function holdNext(batch: Batch) {
    addUnsent(batch.kind.queue, idsOf(batch));
    hold(batch);
    refresh(batch.kind.queue);
  }

  function undo() {
    const batch = drop();
    if (!batch) return;
    removeUnsent(batch.kind.queue, idsOf(batch));
    refresh(batch.kind.queue);
    const [only] = batch.listings.length === 1 ? batch.listings : [];
    const list = `${dashboardPath}/${batch.kind.queue}`;
    if (only && pathname.startsWith(list))
      // In place of the next one, so that the way back leads to the list.
      void navigate(`${list}/${only.id}/show`, { replace: pathname !== list });
    else focusHeading();
  }

  useEffect(() => {
    for (const { isStopped, ...batch } of unanswered.take(account)) {
      holdNext({ ...batch, kind: kindOf(batch.kind.one) });
      if (!isStopped) sendNow();
    }
  }, [account]);

  return (
    <Context.Provider value={{ decide, isDoublePress }}>
      {children}
      <DecisionBar
        held={held && wordsOf(held)}
        onItsWay={onItsWay}
        done={done}
        onUndo={undo}
        onSend={sendNow}
      />
      {report && <ResultsDialog {...report} onClose={closeReport} />}
    </Context.Provider>
  );
}

/** Refetches lists, but not the submission on screen, which may no longer exist. */
function useRefreshLists() {
  const queries = useQueryClient();
  return (...resources: readonly string[]) => {
    for (const resource of resources)
      void queries.invalidateQueries({ queryKey: [resource, 'getList'] });
  };
}

const showsUnsent = (queries: QueryClient, queue: Kind['queue']) =>
  queries
    .getQueriesData<{ data: ListingRecord[] }>({ queryKey: [queue, 'getList'], type: 'active' })
    .some(([, list]) => list?.data.some(({ id }) => isUnsent(queue, id)));

/** Sends decisions and reports those that failed; their submissions return to the lists. */
function useSend() {
  const api = useApi();
  const notify = useNotify();
  const refresh = useRefreshLists();
  const queries = useQueryClient();
  const [done, setDone] = useState<ReturnType<typeof wordsOf>>();
  const [report, setReport] = useState<{ batch: Batch; results: readonly ReviewResult[] }>();
  const atRisk = useRef(new Set<Batch>());

  async function send(batch: Batch) {
    unanswered.keep(batch);
    if (!outlivesPage(bodyOf(batch))) atRisk.current.add(batch);
    const results = await sendBatch(api, batch, () => atRisk.current.add(batch));
    unanswered.forget(batch);
    atRisk.current.delete(batch);
    const first = results.find(({ outcome }) => outcome !== 'done');
    // Mostly its lists were read without these when they were held.
    const isToRead = first !== undefined || showsUnsent(queries, batch.kind.queue);
    removeUnsent(batch.kind.queue, idsOf(batch));
    refresh(batch.kind.path, 'moderations', ...(isToRead ? [batch.kind.queue] : []));
    if (!first) return setDone(wordsOf(batch));
    const isStopped = first.outcome === 'stopped';
    // One that may have been made is sent again, and cannot be undone.
    if (isStopped || (first.outcome === 'unknown' && hasEnded(batch)))
      return unanswered.keep({ ...batch, isStopped });
    if (batch.listings.length > 1) return setReport({ batch, results });
    const message = messageOf(batch.kind, batch.decision.verdict, first);
    const name = fullNameOf(first.listing);
    // Another submission is on screen by now.
    const isBack = first.outcome === 'failed';
    notify(isBack ? `${message}: ${name} is back in the list.` : `${name}: ${message}`, {
      type: severityOf[first.outcome],
      ...toRead,
    });
  }

  return {
    send,
    /** Whether a decision would be lost if the page were closed now. */
    isAtRisk: (held: Batch | undefined) =>
      atRisk.current.size > 0 || (held !== undefined && !outlivesPage(bodyOf(held))),
    done,
    report,
    closeReport: () => setReport(undefined),
  };
}
