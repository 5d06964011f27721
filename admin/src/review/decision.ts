import type { HttpError } from 'react-admin';
import type { dataProvider } from '../data-provider.ts';
import type { ListingRecord } from '../contract.ts';
import { isChanged } from '../http.ts';
import type { Kind } from '../listings/kinds.ts';
import { messages } from '../messages.ts';

/** What a moderator says about a submission. */
export type Decision = { verdict: 'approve'; plan: string } | { verdict: 'reject'; reason: string };

/**
 * What came of it. `decided`: someone else was quicker. `changed`: someone has corrected it since it was seen. `stopped`: the
 * session ended, nothing was done.
 */
export type Outcome = 'done' | 'decided' | 'changed' | 'failed' | 'stopped';

/** Carries out a decision on one submission; never throws. */
export async function carryOut(
  provider: typeof dataProvider,
  kind: Kind,
  listing: ListingRecord,
  decision: Decision,
): Promise<Outcome> {
  try {
    const { data } =
      decision.verdict === 'approve'
        ? await provider.approve(kind, listing, decision.plan)
        : await provider.reject(kind, listing, decision.reason);
    return data.id ? 'done' : 'stopped';
  } catch (error) {
    if (isChanged(error)) return 'changed';
    const { status } = error as HttpError;
    return status === 404 || status === 409 ? 'decided' : 'failed';
  }
}

/** The sentence for an outcome (spec §8). */
export function sentence(kind: Kind, verdict: Decision['verdict'], outcome: Outcome): string {
  const said = kind.messages;
  if (outcome === 'changed') return messages.listing.changed;
  if (outcome === 'decided') return said.decided;
  if (verdict === 'approve') return outcome === 'done' ? said.approved : said.approveFailed;
  return outcome === 'done' ? said.rejected : said.rejectFailed;
}

/** How an outcome is shown. */
export const tone = {
  done: 'success',
  decided: 'info',
  changed: 'info',
  failed: 'error',
  stopped: 'info',
} as const;

/** What was typed with a decision that was not made: it has to be made again. */
export const typed = (decision: Decision): string =>
  decision.verdict === 'reject' && decision.reason ? ` Your reason was: “${decision.reason}”` : '';
