import type { TestApp } from '../app.ts';
import { inDays, makeCompany, makeJob, pending } from '../make-listing.ts';

/** The states of a listing; `over` has ended, but the schedule has not hidden it yet. */
export const states = ['pending', 'live', 'hidden', 'over', 'rejected', 'unknown'] as const;
export type TestedState = (typeof states)[number];

const fields = {
  pending,
  live: {},
  hidden: { status: 'hidden', expiresAt: inDays(-1) },
  over: { expiresAt: inDays(-1) },
  rejected: pending,
} as const;

export const pluralOf = ({ path }: { path: string }) =>
  path.startsWith('/api/jobs') ? 'jobs' : 'companies';

/** Creates a listing in a state and returns its id; `token` is that of the rejecting moderator. */
export async function makeInState(
  api: TestApp,
  plural: 'companies' | 'jobs',
  state: TestedState,
  token: string,
  id: string = crypto.randomUUID(),
): Promise<string> {
  if (state === 'unknown') return id;
  const make = plural === 'companies' ? makeCompany : makeJob;
  await make(api, { id, ...fields[state] });
  if (state === 'rejected') {
    await api.http
      .delete(`/api/${plural}/${id}/reject`)
      .auth(token, { type: 'bearer' })
      .expect(200);
  }
  return id;
}
