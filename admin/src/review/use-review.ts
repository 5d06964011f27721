import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useResourceContext, useUnselect } from 'react-admin';
import type { ListingRecord } from '../contract.ts';
import type { dataProvider } from '../data-provider.ts';
import { kindOf, type Kind } from '../listings/kinds.ts';
import { carryOut, sentence, tone, type Decision, type Outcome } from './decision.ts';

export interface Result {
  listing: ListingRecord;
  outcome: Outcome;
}

/** Decides submissions of the resource at hand: one with a notification, many with a result for each. */
export function useReview() {
  const resource = useResourceContext();
  const kind = kindOf(resource);
  const provider = useDataProvider<typeof dataProvider>();
  const notify = useNotify();
  const unselect = useUnselect(resource);
  const refreshLists = useRefreshLists(kind);
  const [busy, setBusy] = useState(false);

  async function decide(listing: ListingRecord, decision: Decision): Promise<Outcome> {
    setBusy(true);
    const outcome = await carryOut(provider, kind, listing.id, decision);
    setBusy(false);
    if (outcome === 'stopped') return outcome;
    notify(sentence(kind, decision.verdict, outcome), { type: tone[outcome] });
    finish([{ listing, outcome }]);
    return outcome;
  }

  async function decideAll(
    listings: readonly ListingRecord[],
    decision: Decision,
    report: (result: Result) => void,
  ) {
    setBusy(true);
    for (const listing of listings) {
      const outcome = await carryOut(provider, kind, listing.id, decision);
      if (outcome === 'stopped') break;
      report({ listing, outcome });
    }
    setBusy(false);
  }

  /** What is decided is no longer selected and leaves the list. */
  function finish(results: readonly Result[]) {
    const decided = results.filter(({ outcome }) => outcome !== 'failed');
    unselect(decided.map(({ listing }) => listing.id));
    refreshLists();
  }

  return { kind, busy, decide, decideAll, finish };
}

/** The lists alone: a rejected submission that is still on the screen could not be fetched again. */
function useRefreshLists(kind: Kind) {
  const queries = useQueryClient();
  return () => {
    void queries.invalidateQueries({ queryKey: [kind.queue, 'getList'] });
    void queries.invalidateQueries({ queryKey: [kind.path, 'getList'] });
  };
}
