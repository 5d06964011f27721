import type { Kind } from '../kind.ts';
import { messages } from '../messages.ts';

export type Decision = { verdict: 'approve'; plan: string } | { verdict: 'reject'; reason: string };

/**
 * `decided`: someone else decided first. `changed`: someone edited the submission since it was fetched.
 * `stopped`: the session ended and nothing was sent.
 */
export type Outcome = 'done' | 'decided' | 'changed' | 'failed' | 'stopped';

/** The message for an outcome (spec §8). */
export function messageOf(kind: Kind, verdict: Decision['verdict'], outcome: Outcome): string {
  const { decided, approved, approveFailed, rejected, rejectFailed } = kind.messages;
  if (outcome === 'changed') return messages.listing.changed;
  if (outcome === 'decided') return decided;
  if (verdict === 'approve') return outcome === 'done' ? approved : approveFailed;
  return outcome === 'done' ? rejected : rejectFailed;
}

/** Severity of the alert or notification for an outcome. */
export const severityOf = {
  done: 'success',
  decided: 'info',
  changed: 'info',
  failed: 'error',
  stopped: 'info',
} as const;
