import type { PolicyName } from './policies.ts';

/** The name of a partner's key among the security schemes of openapi.json. */
export const partnerKey = 'partner';

/** Quotas of a partner, by the visitor's quotas that they replace. */
const instead: Partial<Record<PolicyName, PolicyName>> = {
  details: 'partner-contacts',
  contacts: 'partner-contacts',
  'network-contacts': 'partner-contacts',
  submissions: 'partner-submissions',
  'network-submissions': 'partner-submissions',
  'all-submissions': 'partner-submissions',
};

/** The policies of a call for a partner: many of its users may share one address. */
export const partnerPolicies = (names: readonly PolicyName[]): readonly PolicyName[] => [
  ...new Set(names.map((name) => instead[name] ?? name)),
];
