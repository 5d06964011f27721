import type { HttpError } from 'react-admin';
import type { dataProvider } from '../data-provider.ts';
import type { Kind } from '../listings/kinds.ts';

/** What a moderator says about a submission. */
export type Decision = { verdict: 'approve'; plan: string } | { verdict: 'reject'; reason: string };

/** What came of it. `decided`: someone else was quicker. `stopped`: the session ended, nothing was done. */
export type Outcome = 'done' | 'decided' | 'failed' | 'stopped';

/** Carries out a decision on one submission; never throws. */
export async function carryOut(
  provider: typeof dataProvider,
  kind: Kind,
  id: string,
  decision: Decision,
): Promise<Outcome> {
  try {
    const { data } =
      decision.verdict === 'approve'
        ? await provider.approve(kind, id, decision.plan)
        : await provider.reject(kind, id, decision.reason);
    return data.id ? 'done' : 'stopped';
  } catch (error) {
    const { status } = error as HttpError;
    return status === 404 || status === 409 ? 'decided' : 'failed';
  }
}

/** The sentence for an outcome (spec §8). */
export function sentence(kind: Kind, verdict: Decision['verdict'], outcome: Outcome): string {
  const said = kind.messages;
  if (outcome === 'decided') return said.decided;
  if (verdict === 'approve') return outcome === 'done' ? said.approved : said.approveFailed;
  return outcome === 'done' ? said.rejected : said.rejectFailed;
}

/** How an outcome is shown. */
export const tone = { done: 'success', decided: 'info', failed: 'error', stopped: 'info' } as const;
