import { companies } from '../../src/companies/company.kind.ts';
import { jobs } from '../../src/jobs/job.kind.ts';
import { ModerationService } from '../../src/moderation/moderation.service.ts';
import type { TestApp } from '../app.ts';
import { inDays, makeCompany, makeJob, pending } from '../make-listing.ts';

/** The states of a listing; `over` has ended, but the schedule has not hidden it yet. */
export const states = ['pending', 'live', 'hidden', 'over', 'rejected', 'unknown'] as const;
export type TestedState = (typeof states)[number];

const fields = {
  pending,
  live: {},
  hidden: { status: 'hidden' },
  over: { expiresAt: inDays(-1) },
  rejected: pending,
} as const;

export const pluralOf = ({ path }: { path: string }) =>
  path.startsWith('/api/jobs') ? 'jobs' : 'companies';

/** Creates a listing in a state and returns its id. */
export async function makeInState(
  api: TestApp,
  plural: 'companies' | 'jobs',
  state: TestedState,
  id: string = crypto.randomUUID(),
): Promise<string> {
  if (state === 'unknown') return id;
  const [make, kind] = plural === 'companies' ? [makeCompany, companies] : [makeJob, jobs];
  await make(api, { id, ...fields[state] });
  if (state === 'rejected')
    await api.app.get(ModerationService).reject(kind, { id, isAutomatic: true }, null);
  return id;
}

export async function makeInAllStates(api: TestApp): Promise<void> {
  for (const plural of ['companies', 'jobs'] as const)
    for (const state of states) await makeInState(api, plural, state);
}
