import { createContext, useContext, useRef, useState, type ReactNode } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import type { dataProvider } from '../data-provider.ts';
import { dashboardPath } from '../paths.ts';
import { idsOf, sendBatch, type Batch, type Result } from './batch.ts';
import { sentence, tone, typed } from './decision.ts';
import { hold, release } from './held.ts';
import { ResultsDialog } from './results-dialog.tsx';
import { UndoBar } from './undo-bar.tsx';
import { useLists } from './use-lists.ts';
import { useUndoWindow } from './use-undo-window.ts';

interface Decisions {
  /** Shows a decision as done; it can be taken back for ten seconds. The one before is sent at once. */
  decide: (batch: Batch) => void;
  /** Sends what is still kept back. */
  sendNow: () => void;
  /** What is kept back. */
  waiting: Batch | undefined;
}

const Context = createContext<Decisions>({
  decide: () => undefined,
  sendNow: () => undefined,
  waiting: undefined,
});

export const useDecisions = () => useContext(Context);

/** Around the whole panel: a decision outlives the page on which it was made. */
export function DecisionsProvider({ children }: { children: ReactNode }) {
  const lists = useLists();
  const { send, report, closeReport } = useSend();
  const { waiting, keep, sendNow } = useUndoWindow(send);
  const putBack = useRef(() => {});
  const navigate = useNavigate();
  const { pathname } = useLocation();

  function decide(batch: Batch) {
    sendNow();
    hold(batch.kind.queue, idsOf(batch));
    keep(batch);
    putBack.current = lists.remove(batch.kind, idsOf(batch));
  }

  function undo(batch: Batch) {
    keep();
    release(batch.kind.queue, idsOf(batch));
    putBack.current();
    lists.refresh(batch.kind);
    const queue = `${dashboardPath}/${batch.kind.queue}`;
    const [only] = batch.listings.length === 1 ? batch.listings : [];
    if (only && pathname.endsWith('/show')) navigate(`${queue}/${only.id}/show`);
    else document.querySelector('h1')?.focus({ preventScroll: true });
  }

  return (
    <Context.Provider value={{ decide, sendNow, waiting }}>
      {children}
      {waiting && (
        <UndoBar batch={waiting} onUndo={() => undo(waiting)} onClose={() => sendNow()} />
      )}
      {report && <ResultsDialog {...report} onClose={closeReport} />}
    </Context.Provider>
  );
}

interface Report {
  batch: Batch;
  results: readonly Result[];
}

/** Sends decisions and tells what did not go as shown: those submissions come back. */
function useSend() {
  const provider = useDataProvider<typeof dataProvider>();
  const notify = useNotify();
  const lists = useLists();
  const [report, setReport] = useState<Report>();

  async function send(batch: Batch, leaving: boolean) {
    const results = await sendBatch(provider, batch, leaving);
    release(batch.kind.queue, idsOf(batch));
    lists.refresh(batch.kind);
    const troubled = results.filter(({ outcome }) => outcome !== 'done');
    const [first] = troubled;
    if (!first || troubled.some(({ outcome }) => outcome === 'stopped')) return;
    if (batch.listings.length > 1) return setReport({ batch, results });
    const { kind, decision } = batch;
    const text = sentence(kind, decision.verdict, first.outcome);
    const kept = first.outcome === 'changed' ? typed(decision) : '';
    notify(text + kept, { type: tone[first.outcome], autoHideDuration: 10_000 });
  }

  return {
    send: (batch: Batch, leaving: boolean) => void send(batch, leaving),
    report,
    closeReport: () => setReport(undefined),
  };
}
