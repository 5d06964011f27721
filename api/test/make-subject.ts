import type { TestApp } from './app.ts';
import { makeInState, pluralOf } from './contract/states.ts';
import { makeAdmin } from './make-account.ts';
import { makeChange, makeClaim } from './owner.ts';

/** The table of what a call with an id is about, and its maker, by the plural in the path. */
const subjects: Record<string, [table: string, make?: (api: TestApp, id: string) => unknown]> = {
  companies: ['company'],
  jobs: ['job'],
  claims: ['company'],
  accounts: ['account', (api, id) => makeAdmin(api, { id })],
  changes: ['change', (api, id) => makeChange(api, { id })],
  'ownership-claims': ['ownership_claim', (api, id) => makeClaim(api, { id })],
  // A report is decided by the id of its listing.
  reports: ['company', makeReportedCompany],
  partners: ['partner', insert(`partner (id, name, key_hash) values (?, 'Revoked', 'none')`)],
  blocks: [
    'block',
    insert(`block (id, type, value, reason) values (?, 'domain', 'swift.ng', 'Fraud')`),
  ],
  inquiries: [
    'inquiry',
    insert(`inquiry (id, name, email, phone, interest, message)
      values (?, 'Ada', 'ada@example.com', '+2348031234567', 'other', 'Hello')`),
  ],
};

/** Makes what a call is about anew, in the state that the call is for; `id` is the one in its path. */
export async function makeSubject(api: TestApp, path: string, id: string): Promise<void> {
  const [, , plural = ''] = path.split('/');
  const [table, make] = subjects[plural] ?? [];
  if (!table) return;
  await api.sql(`delete from ${table} where id = ?`, [id]);
  api.em.clear();
  const state = /\/(approve|verify|reject)$/.test(path) ? 'pending' : 'live';
  await (make ? make(api, id) : makeInState(api, pluralOf({ path }), state, id));
}

function insert(into: string) {
  return (api: TestApp, id: string) => api.sql(`insert into ${into}`, [id]);
}

async function makeReportedCompany(api: TestApp, id: string): Promise<void> {
  await makeInState(api, 'companies', 'live', id);
  await api.sql(`insert into report (kind, listing_id, reason) values ('company', ?, 'other')`, [
    id,
  ]);
}
