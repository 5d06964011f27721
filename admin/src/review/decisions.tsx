import { createContext, useContext, useRef, useState, type ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { useApi } from '../api-client/data-provider.ts';
import { focusHeading } from '../layout/page.tsx';
import { dashboardPath } from '../paths.ts';
import { idsOf, messageOf, sendBatch, severityOf, type Batch, type Result } from './decision.ts';
import { ResultsDialog } from './results-dialog.tsx';
import { UndoBar } from './undo-bar.tsx';
import { addUnsent, removeUnsent } from './unsent.ts';
import { useLists } from './use-lists.ts';
import { useUndoWindow } from './use-undo-window.ts';

interface Decisions {
  /** Shows a decision as done and sends it after the undo window; sends an earlier one at once. */
  decide: (batch: Batch) => void;
  /** Sends the decision in the undo window, if any. */
  sendNow: () => void;
  undoable: Batch | undefined;
}

const Context = createContext<Decisions>({
  decide: () => undefined,
  sendNow: () => undefined,
  undoable: undefined,
});

export const useDecisions = () => useContext(Context);

export function DecisionsProvider(props: { children: (decisions: Decisions) => ReactNode }) {
  const lists = useLists();
  const { send, report, closeReport } = useSend();
  const { undoable, schedule, cancel, sendNow } = useUndoWindow(send);
  const restoreLists = useRef(() => {});
  const navigate = useNavigate();
  const { pathname } = useLocation();

  function decide(batch: Batch) {
    sendNow();
    addUnsent(batch.kind.queue, idsOf(batch));
    schedule(batch);
    restoreLists.current = lists.remove(batch.kind, idsOf(batch));
  }

  function undo(batch: Batch) {
    cancel();
    removeUnsent(batch.kind.queue, idsOf(batch));
    restoreLists.current();
    lists.refresh(batch.kind);
    const [only] = batch.listings.length === 1 ? batch.listings : [];
    if (only && pathname.endsWith('/show'))
      void navigate(`${dashboardPath}/${batch.kind.queue}/${only.id}/show`);
    else focusHeading();
  }

  const decisions = { decide, sendNow, undoable };
  return (
    <Context.Provider value={decisions}>
      {props.children(decisions)}
      {undoable && <UndoBar batch={undoable} onUndo={() => undo(undoable)} onClose={sendNow} />}
      {report && <ResultsDialog {...report} onClose={closeReport} />}
    </Context.Provider>
  );
}

interface Report {
  batch: Batch;
  results: readonly Result[];
}

/** Sends decisions and reports those that failed; their submissions return to the lists. */
function useSend() {
  const api = useApi();
  const notify = useNotify();
  const lists = useLists();
  const [report, setReport] = useState<Report>();

  async function send(batch: Batch, isClosing: boolean) {
    const results = await sendBatch(api, batch, isClosing);
    removeUnsent(batch.kind.queue, idsOf(batch));
    lists.refresh(batch.kind);
    const [first, ...others] = results.filter(({ outcome }) => outcome !== 'done');
    if (!first || [first, ...others].some(({ outcome }) => outcome === 'stopped')) return;
    if (batch.listings.length > 1) return setReport({ batch, results });
    const { kind, decision } = batch;
    const message = messageOf(kind, decision.verdict, first.outcome);
    // The decision has to be made again, so its reason is not lost.
    const isLost = first.outcome === 'changed' && decision.verdict === 'reject' && decision.reason;
    const reason = isLost ? ` Your reason was: “${decision.reason}”` : '';
    notify(message + reason, { type: severityOf[first.outcome], autoHideDuration: 10_000 });
  }

  return {
    send: (batch: Batch, isClosing: boolean) => void send(batch, isClosing),
    report,
    closeReport: () => setReport(undefined),
  };
}
