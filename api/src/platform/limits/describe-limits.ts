import { policies, policyOf, type PolicyName } from './policies.ts';
import type { Policy } from './policy.ts';
import { partnerKey, partnerPolicies } from './partner-policies.ts';
import { alsoLimitedBy, limitedBy } from './limited.decorator.ts';

/** The fields of a documented call that decide its limits. */
interface Call {
  method: string;
  path: string;
  operation: {
    security?: object[];
    [limitedBy]?: readonly PolicyName[];
    [alsoLimitedBy]?: readonly PolicyName[];
  };
}

/** A sentence on the limits of a call: from `@Limited`, otherwise the default that LimitsInterceptor applies. */
export function limitSentence({ method, path, operation }: Call): string {
  const { security = [], [limitedBy]: named, [alsoLimitedBy]: others = [] } = operation;
  const all = (names: readonly PolicyName[]) => names.map(inWords).join(', and by ');
  const own = named ?? [policyOf(method, path), ...others];
  const isOpen = security.length === 0 || security.some((one) => Object.keys(one).length === 0);
  const withKey =
    isOpen && security.some((one) => partnerKey in one)
      ? `; with a partner's key by ${all(partnerPolicies(own))}`
      : '';
  if (named) return `Limited by ${all(named)}${withKey}.`;
  if (!isOpen) return `Limited by ${inWords('accounts')}.`;
  const takesToken = security.some((one) => !(partnerKey in one) && Object.keys(one).length > 0);
  const instead = takesToken ? `; with a token by ${inWords('accounts')} instead` : '';
  return `Limited by ${all(own)}${instead}${withKey}.`;
}

const inWords = (name: PolicyName) => `\`${name}\` (${quotaOf(policies[name])})`;

const rows = Object.entries(policies).map(
  ([name, policy]) =>
    `| \`${name}\` | ${policy.limits} | ${quotaOf(policy)} | ${'shared' in policy ? 'all' : 'each'} |`,
);

const { quota, seconds } = policies.lists;

/** Examples of both headers, for the first request for a list. */
export const policyExample = `"lists";q=${quota};w=${seconds}`;
export const countExample = `"lists";r=${quota - 1};t=${seconds}`;

/** The policies as a table, for the introduction of /api/docs. */
export const limitsTable = [
  '| Name | What it limits | Quota | Counted by |',
  '| --- | --- | --- | --- |',
  ...rows,
].join('\n');

function quotaOf({ quota, seconds, per }: Pick<Policy, 'quota' | 'seconds' | 'per'>): string {
  const minutes = seconds / 60;
  const time = { 1: 'a minute', 60: 'an hour', 1440: 'a day' }[minutes] ?? `${minutes} minutes`;
  return `${quota} in ${time} ${per === 'everybody' ? 'from everybody together' : `per ${per}`}`;
}
