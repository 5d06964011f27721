import type { DecisionResult, Decisions } from '#contract/openapi.ts';
import type { Api } from '../api-client/data-provider.ts';
import { isLost } from '../api-client/http.ts';
import { type Kind, type ListingRecord, nameOf, type PlanName } from '../kind.ts';
import { messages } from '../messages.ts';
import { planWords } from '../wishes/wish.tsx';
import { hasEnded, type Unanswered } from './unanswered.ts';

export type Decision =
  | { verdict: 'approve'; plan: PlanName }
  | { verdict: 'reject'; reason: string };

/**
 * `decided`: someone else decided first. `changed`: someone edited the submission since it was fetched.
 * `stopped`: the session ended and nothing was sent. `unknown`: it was sent, and the answer was lost.
 */
export type Outcome = 'done' | 'decided' | 'changed' | 'failed' | 'stopped' | 'unknown';

/** One decision about one or several submissions of a kind; its key is the idempotency key: a repetition makes none twice. */
export interface Batch extends Unanswered {
  kind: Kind;
  listings: readonly ListingRecord[];
  decision: Decision;
  /** By the end of the session: nothing was sent. */
  isStopped?: boolean;
}

export interface ReviewResult {
  listing: ListingRecord;
  outcome: Outcome;
  /** The API's sentence, which says who decided or changed it. */
  message?: string | undefined;
}

export const idsOf = ({ listings }: Batch) => listings.map(({ id }) => id);

export const bodyOf = ({ kind, listings, decision }: Batch): Decisions => ({
  decisions: listings.map(({ id, etag }) => ({ kind: kind.one, id, etag, ...decision })),
});

/** Waits before the repetitions of a call whose answer did not arrive: together longer than a restart of the API. */
const RETRY_AFTER_MS = [1_000, 4_000, 15_000];

/** Sends a batch in one call once the browser is online, and again if the answer is lost. Never throws. */
export async function sendBatch(api: Api, batch: Batch, onRetry: () => void) {
  const all = (outcome: Outcome): ReviewResult[] =>
    batch.listings.map((listing) => ({ listing, outcome }));
  let outcome: Outcome = 'failed';
  const ended = () => all(outcome === 'unknown' ? outcome : 'stopped');
  for (const waitMs of [...RETRY_AFTER_MS, undefined]) {
    try {
      await backOnline(onRetry);
      if (hasEnded(batch)) return ended();
      const { data } = await api.decide(bodyOf(batch), batch.key);
      // react-admin resolves with empty data after the logout that a 401 causes.
      return data.results
        ? batch.listings.map((listing, index) => ({ listing, ...outcomeOf(data.results[index]) }))
        : ended();
    } catch (error) {
      const { status = 0 } = error as { status?: number };
      if (status === 401 && hasEnded(batch)) return ended();
      if (isLost(error)) outcome = 'unknown';
      if (waitMs === undefined || (status >= 400 && status < 500 && status !== 429)) break;
      onRetry();
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }
  return all(outcome);
}

async function backOnline(onWait: () => void) {
  if (navigator.onLine) return;
  onWait();
  await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
}

function outcomeOf(result: DecisionResult | undefined): Omit<ReviewResult, 'listing'> {
  const { status, message } = result ?? {};
  if (status === 200) return { outcome: 'done' };
  if (status === 412) return { outcome: 'changed', message };
  // A deleted submission does not say who decided.
  if (status === 404) return { outcome: 'decided' };
  return { outcome: status === 409 ? 'decided' : 'failed', message };
}

/** The message for an outcome (spec §8), with what the API says about it. */
export function messageOf(
  kind: Kind,
  verdict: Decision['verdict'],
  { outcome, message = '' }: Pick<ReviewResult, 'outcome' | 'message'>,
): string {
  const { decided, approved, approveFailed, rejected, rejectFailed } = kind.messages;
  if (outcome === 'changed') return message || messages.listing.changed;
  if (outcome === 'decided') return message || decided;
  if (outcome === 'unknown') return messages.listing.unknown;
  if (verdict === 'approve') return outcome === 'done' ? approved : approveFailed;
  return outcome === 'done' ? rejected : rejectFailed;
}

/** A batch in the words of its moderator's notice: while it is held, and once it is done. */
export function wordsOf({ kind, listings, decision }: Batch) {
  const { verdict } = decision;
  const doing = verdict === 'reject' ? 'Rejecting' : kind.approving;
  const message = messageOf(kind, verdict, { outcome: 'done' });
  const [first] = listings;
  if (!first || listings.length > 1)
    return { doing, message, subject: `${listings.length} ${kind.path}` };
  const name = nameOf(first);
  const onPlan = verdict === 'approve' ? planWords(kind, first, decision.plan) : '';
  return { doing, message, subject: (name.length > 60 ? `${name.slice(0, 60)}…` : name) + onPlan };
}

export const severityOf = {
  done: 'success',
  decided: 'info',
  changed: 'info',
  failed: 'error',
  stopped: 'info',
  unknown: 'warning',
} as const;
