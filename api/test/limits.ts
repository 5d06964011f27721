import {
  limitPolicies,
  type Policies,
  policies,
  type PolicyName,
} from '../src/platform/limits/policies.ts';
import { startAppWith, type TestApp } from './app.ts';

/** The api with its limits in force, these quotas smaller so that a test reaches them. */
export const startLimited = (quotas: Partial<Record<PolicyName, number>> = {}) =>
  startAppWith((module) => module.overrideProvider(limitPolicies).useValue(withQuotas(quotas)));

/** What the site sends for a visitor at this address. */
export const visitorAt = (address: string) => ({
  'X-Site-Key': process.env.SITE_KEY ?? '',
  'X-Visitor-Address': address,
});

/** The statuses of `times` requests, one after the other. */
export async function statuses(times: number, ask: () => ReturnType<TestApp['http']['get']>) {
  const answers: number[] = [];
  for (let time = 0; time < times; time++) answers.push((await ask()).status);
  return answers;
}

const withQuotas = (quotas: Partial<Record<PolicyName, number>>) =>
  Object.fromEntries(
    Object.entries(policies).map(([name, policy]) => [
      name,
      { ...policy, quota: quotas[name as PolicyName] ?? policy.quota },
    ]),
  ) as Policies;
