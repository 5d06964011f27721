import type { Api } from '../api-client/data-provider.ts';
import { isStale } from '../api-client/http.ts';
import type { ListingRecord } from '../contract.ts';
import type { Kind } from '../kind.ts';
import { messages } from '../messages.ts';

export type Decision = { verdict: 'approve'; plan: string } | { verdict: 'reject'; reason: string };

/**
 * `decided`: someone else decided first. `changed`: someone edited the submission since it was fetched.
 * `stopped`: the session ended and nothing was sent.
 */
export type Outcome = 'done' | 'decided' | 'changed' | 'failed' | 'stopped';

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
 * Sends a batch one submission at a time and stops when the session has ended. In parallel if the
 * page is being closed, which leaves no time for a sequence.
 */
export async function sendBatch(
  api: Api,
  { kind, listings, decision }: Batch,
  isClosing: boolean,
): Promise<Result[]> {
  const send = async (listing: ListingRecord) => ({
    listing,
    outcome: await sendDecision(api, kind, listing, decision),
  });
  if (isClosing) return Promise.all(listings.map(send));
  const results: Result[] = [];
  for (const listing of listings) {
    const result = await send(listing);
    results.push(result);
    if (result.outcome === 'stopped') break;
  }
  return results;
}

/** Never throws. */
async function sendDecision(
  api: Api,
  kind: Kind,
  listing: ListingRecord,
  decision: Decision,
): Promise<Outcome> {
  try {
    const { data } =
      decision.verdict === 'approve'
        ? await api.approve(kind, listing, decision.plan)
        : await api.reject(kind, listing, decision.reason);
    // react-admin resolves with empty data after the logout that a 401 causes.
    return data.id ? 'done' : 'stopped';
  } catch (error) {
    if (isStale(error)) return 'changed';
    const { status } = error as { status?: number };
    return status === 404 || status === 409 ? 'decided' : 'failed';
  }
}

/** The message for an outcome (spec §8). */
export function messageOf(kind: Kind, verdict: Decision['verdict'], outcome: Outcome): string {
  const { decided, approved, approveFailed, rejected, rejectFailed } = kind.messages;
  if (outcome === 'changed') return messages.listing.changed;
  if (outcome === 'decided') return decided;
  if (verdict === 'approve') return outcome === 'done' ? approved : approveFailed;
  return outcome === 'done' ? rejected : rejectFailed;
}

export const severityOf = {
  done: 'success',
  decided: 'info',
  changed: 'info',
  failed: 'error',
  stopped: 'info',
} as const;
