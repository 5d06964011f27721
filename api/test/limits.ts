import {
  limitPolicies,
  type Policies,
  policies,
  type PolicyName,
} from '../src/platform/limits/policies.ts';
import { appOfFile, startAppWith, type TestApp } from './app.ts';

/** Starts the api with rate limits, and with smaller `quotas` that a test can reach. */
export const startLimited = (quotas: Partial<Record<PolicyName, number>> = {}) =>
  startAppWith((module) => module.overrideProvider(limitPolicies).useValue(withQuotas(quotas)));

/** The same for all tests of a file; a second one is another instance on the same database. */
export const limitedApp = (quotas?: Parameters<typeof startLimited>[0]) =>
  appOfFile(() => startLimited(quotas));

/** The headers that the site sends for a visitor at this address. */
export const visitorAt = (address: string) => ({
  'X-Site-Key': process.env.SITE_KEY ?? '',
  'X-Visitor-Address': address,
});

/** The statuses of `times` requests in sequence. */
export async function statuses(times: number, send: () => ReturnType<TestApp['http']['get']>) {
  const result: number[] = [];
  for (let time = 0; time < times; time++) result.push((await send()).status);
  return result;
}

const withQuotas = (quotas: Partial<Record<PolicyName, number>>) =>
  Object.fromEntries(
    Object.entries(policies).map(([name, policy]) => [
      name,
      { ...policy, quota: quotas[name as PolicyName] ?? policy.quota },
    ]),
  ) as Policies;
