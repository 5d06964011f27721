import { reviewFields } from '../listing-api/record-fields.ts';
import { ownLines, ownWords } from '../contacts/own-words.ts';
import { type Fields, heldUntil, timestamp, updated } from '../listings/fields.ts';

const posted = 'coalesce(approved_at, created_at)';

/** Every field of a job: SELECT lists, sorts, filters, ETag and public version derive from it. */
export const jobFields = {
  id: { audience: 'list', column: 'id', sort: 'id' },
  _id: { audience: 'list', column: 'id' },
  title: { audience: 'list', ...ownWords('title'), sort: 'lower(title)' },
  company: { audience: 'list', ...ownWords('company'), sort: 'lower(company)' },
  location: { audience: 'list', ...ownWords('location'), sort: 'lower(location)' },
  type: { audience: 'list', column: 'type', sort: 'type' },
  salary: { audience: 'list', ...ownWords('salary') },
  salaryPeriod: { audience: 'list', column: 'salary_period' },
  monthlyPay: { audience: 'list', column: 'monthly_pay', sort: 'monthly_pay' },
  place: { audience: 'list', column: 'place' },
  description: { audience: 'list', ...ownWords('description') },
  requirements: { audience: 'list', ...ownLines('requirements') },
  applyLink: { audience: 'list', column: 'apply_link', whileHeld: 'null' },
  jobAttachment: { audience: 'list', column: 'image', whileHeld: 'null' },
  postedDate: { audience: 'list', value: `wire_time(${posted})`, sort: posted },
  plan: { audience: 'list', column: 'plan', sort: 'plan_rank' },
  validThrough: { audience: 'list', ...timestamp('expires_at') },
  updatedAt: { audience: 'list', value: `wire_time(${updated})` },
  heldUntil,
  ...reviewFields,
  email: { audience: 'record', column: 'email', sort: 'lower(email)' },
  views: { audience: 'record', column: 'views', sort: 'views', isCounter: true },
  createdAt: { audience: 'record', ...timestamp('created_at') },
} as const satisfies Fields;
