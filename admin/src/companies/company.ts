import { companyPlans } from '#contract/plans.ts';
import type { CompanyRecord } from '../contract.ts';
import type { Kind } from '../kind.ts';
import { messages } from '../messages.ts';
import { companyFields, serviceTypes } from './company-fields.ts';

export const company: Kind<CompanyRecord> = {
  one: 'company',
  title: 'Companies',
  path: 'companies',
  queue: 'pending-companies',
  approval: 'verify',
  approve: 'Verify',
  approving: 'Verifying',
  approved: 'Verified',
  plans: companyPlans,
  freePlan: 'free',
  messages: messages.company,
  rejectReasons: [
    'CAC number not found, or it belongs to another company',
    'Phone number does not answer',
    'Address could not be confirmed',
    'Registered before',
    'Not a delivery company',
    'Suspected fraud',
  ],
  hideReasons: ['Requested by the company', 'Customer complaints', 'Suspected fraud'],
  fields: companyFields,
  nameField: 'name',
  filter: { source: 'service', label: 'Service', emptyText: 'All services', choices: serviceTypes },
  pendingNote: ({ ownerName, email }) => ownerName ?? email,
  note: ({ priceRange }) => priceRange,
};
