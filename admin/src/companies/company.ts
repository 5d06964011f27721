import { licenceClasses } from '#contract/licence.ts';
import { serviceNames } from '#contract/listing-types.ts';
import type { CompanyEdit, CompanyRecord } from '#contract/openapi.ts';
import { companyPlans } from '#contract/plans.ts';
import { reaches } from '#contract/reach.ts';
import { rejections } from '#contract/rejections.ts';
import type { Fields } from '../fields/field.ts';
import type { Kind } from '../kind.ts';
import { messages } from '../messages.ts';

/** The fields of a company in the order of its page, its form and its export. */
const companyFields = {
  name: { label: 'Name' },
  ownerName: { label: 'Owner' },
  email: { label: 'Email', type: 'email' },
  phone: { label: 'Phone', type: 'phone' },
  whatsapp: { label: 'WhatsApp', type: 'phone', hint: 'If it is another number' },
  riderNumbers: {
    label: 'Riders’ numbers',
    type: 'lines',
    hint: 'One per line: the number, then whose it is',
  },
  cacNumber: { label: 'CAC number', type: 'cac' },
  category: { label: 'Service type', hint: 'Include the word bike, van or air', exported: false },
  address: { label: 'Address', type: 'place', wide: true },
  location: { label: 'Location', wide: true },
  place: { label: 'Place', type: 'area' },
  reach: { label: 'Delivers', choices: reaches },
  reachStates: { label: 'States of delivery', type: 'lines', hint: 'One per line' },
  serviceTypes: { label: 'Services', choices: serviceNames, readOnly: true },
  priceRange: { label: 'Price range' },
  website: { label: 'Website', type: 'url', wide: true },
  licenceNumber: { label: 'Courier licence', hint: 'As the company sent it' },
  licenceClass: { label: 'Class of the licence', choices: licenceClasses },
  licenceUntil: { label: 'Licence until', type: 'date' },
  description: { label: 'Description', type: 'longText' },
  profileImage: { label: 'Logo', type: 'image', readOnly: true },
  cover: { label: 'Cover photo', type: 'image', readOnly: true },
} satisfies Fields<CompanyRecord, CompanyEdit>;

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
  filter: { source: 'service', label: 'Service', emptyText: 'All services', choices: serviceNames },
  pendingNote: ({ ownerName, email }) => ownerName ?? email,
  note: ({ priceRange }) => priceRange,
};
