import { companyPlans } from '#contract/plans.ts';
import { rejections } from '#contract/rejections.ts';
import type { CompanyRecord } from '../contract.ts';
import type { Kind } from '../kind.ts';
import { messages } from '../messages.ts';
import { companyFields, serviceTypes } from './company-fields.ts';

export const company: Kind<CompanyRecord> = {
  one: 'company',
  title: 'Companies',
  path: 'companies',
  queue: 'pending-companies',
  approve: 'Verify',
  approving: 'Verifying',
  approved: 'Verified',
  plans: companyPlans,
  freePlan: 'free',
  messages: messages.company,
  rejectReasons: Object.keys(rejections.company),
  hideReasons: ['Requested by the company', 'Customer complaints', 'Suspected fraud'],
  fields: companyFields,
  nameField: 'name',
  filter: { source: 'service', label: 'Service', emptyText: 'All services', choices: serviceTypes },
  pendingNote: ({ ownerName, email }) => ownerName ?? email,
  note: ({ priceRange }) => priceRange,
};
