import type { dataProvider } from '../data-provider.ts';
import type { ListingRecord } from '../contract.ts';
import type { Kind } from '../listings/kinds.ts';
import { carryOut, type Decision, type Outcome } from './decision.ts';

/** One decision about one or several submissions of a kind. */
export interface Batch {
  kind: Kind;
  listings: readonly ListingRecord[];
  decision: Decision;
}

export interface Result {
  listing: ListingRecord;
  outcome: Outcome;
}

export const idsOf = ({ listings }: Batch) => listings.map(({ id }) => id);

/**
 * Sends a batch, one submission after the other; nothing more once the session has ended. A page that is being left
 * has no time for that: then all leave at once.
 */
export async function sendBatch(
  provider: typeof dataProvider,
  { kind, listings, decision }: Batch,
  leaving: boolean,
): Promise<Result[]> {
  const send = async (listing: ListingRecord) => ({
    listing,
    outcome: await carryOut(provider, kind, listing, decision),
  });
  if (leaving) return Promise.all(listings.map(send));
  const results: Result[] = [];
  for (const listing of listings) {
    const result = await send(listing);
    results.push(result);
    if (result.outcome === 'stopped') break;
  }
  return results;
}
