import type { TestApp } from '../app.ts';
import { alert } from '../../src/screening/note.ts';
import { makeAdmin } from '../make-account.ts';
import { inDays, makeCompany, makeJob, pending } from '../make-listing.ts';
import { textColumns } from '../stored-rows.ts';

/** Matches non-public data: the word in any text, the CAC number, the phone number in any notation. */
export const canary = new RegExp(`canary|70017001|${[...'8099911122'].join('[\\s().-]*')}`, 'i');

/** Shown on the page of a live company, but in no list. */
export const contact = {
  email: 'canary-contact@example.com',
  phone: '+2348099911122',
  address: '1 Canary Close',
};

const notes = [alert('fee', 'Canary note')];

const company = {
  ...contact,
  notes,
  ownerName: 'Canary Owner',
  whatsapp: '+2348099911122',
  cacNumber: 'RC70017001',
  website: 'https://canary-website.example.com/',
  licenceNumber: 'Canary/1',
  proofs: {
    phone: {
      result: 'confirmed' as const,
      on: inDays(-1).toISOString(),
      until: inDays(1).toISOString(),
      subject: '+2348099911122',
    },
  },
  riderNumbers: ['+2348099911122 canary'],
};
const job = { email: 'canary-jobs@example.com', cacNumber: 'BN70017001', notes };
const image = '/uploads/canary/640.webp';

const unseenCompany = {
  ...company,
  name: 'Canary Riders',
  location: 'Canary Town',
  description: 'Canary text',
  image,
  cover: image,
  category: 'bike canary',
  priceRange: '1 canary',
};
const unseenJob = {
  ...job,
  title: 'Canary rider',
  company: 'Canary Ltd',
  location: 'Canary Town',
  image,
  salary: '1 canary',
  description: 'Canary text',
  applyLink: 'https://canary.example.com/',
  requirements: ['Canary licence'],
};

/** Columns without user text: keys, enums, and words derived from public texts. */
const withoutUserText =
  'id status plan wished_plan kind action interest type call service_types text_print contact_prints word stem place state reach reach_states licence_class salary_period result'.split(
    ' ',
  );

/** Creates canaries in everything that is not public; returns the ids of the listings, the live ones first. */
export async function makeCanaries(api: TestApp) {
  const reference = () => `ND-CANARY-${crypto.randomUUID()}`;
  const states = [
    pending,
    // The 410 of a listing that is no longer public has its location.
    { status: 'hidden', location: 'Ikeja' },
    { expiresAt: inDays(-1), location: 'Ikeja' },
  ] as const;
  const companies = [await makeCompany(api, { ...company, reference: reference() })];
  const jobs = [await makeJob(api, { ...job, reference: reference() })];
  for (const state of states) {
    companies.push(await makeCompany(api, { ...unseenCompany, ...state, reference: reference() }));
    jobs.push(await makeJob(api, { ...unseenJob, ...state, reference: reference() }));
  }
  await makeAdmin(api, {
    email: 'canary-account@example.com',
    passwordHash: 'canary hash',
    totpSecret: 'canary',
    recoveryCodes: ['canary'],
    resetTokenHash: 'canary',
  });
  const inquiry = `'Canary', 'canary@example.com', '+2348099911122', 'Canary', 'other', 'Canary'`;
  await api.sql(`
    insert into inquiry (name, email, phone, company, interest, message, notes) values (${inquiry}, '["canary"]');
    insert into moderation (kind, listing_id, action, reason, snapshot, changes)
      select 'company', id, 'edited', 'canary', '{"name":"canary"}', '[{"to":"canary"}]' from company;
    insert into proof (company_id, kind, result, facts, note, checked_at, good_until)
      select id, 'phone', 'confirmed', '{"number":"+2348099911122"}', 'canary', now(), now() from company;
    insert into block (type, value, reason) values ('email', 'canary@example.com', 'canary');
    insert into idempotency_key values ('canary', 'canary', 'canary', '{"message":"canary"}');
    insert into mail (key, letter, good_until) values ('canary', '{"to":"canary"}', now() + interval '1 day');
    insert into partner (name, key_hash) values ('canary', 'canary');
    insert into partner_submission (reference, partner_id, kind, listing_id)
      select 'canary', id, 'job', id from partner;
    insert into change (kind, listing_id, facts, image, cover, notes)
      select 'company', id, '{"name":"canary"}', 'canary', 'canary', '["canary"]' from company limit 1;
    insert into report (kind, phone_hash, reason, words, police_number, email, mailbox, mark)
      values ('number', 'canary', 'canary', 'canary', 'canary', 'canary@example.com', 'canary', 'canary');
    insert into ownership_claim (company_id, name, role, phone, email, cac_number, words, code, object_until)
      select id, 'canary', 'canary', 'canary', 'canary', 'canary', 'canary', 'canary', now() from company limit 1;
    insert into missed_search values (current_date, 'canary', 1);
    insert into rate_limit values ('lists:canary', 1, 0)`);
  return { companies: companies.map(({ id }) => id), jobs: jobs.map(({ id }) => id) };
}

/** Columns of tables that can hold a text of a user and have no canary: of listings, in any pending one. */
export const userColumnsWithoutCanary = async (api: TestApp) =>
  (
    await columnsWithoutCanary(api, (table) =>
      /^(company|job)$/.test(table) ? `${table} where status = 'pending'` : table,
    )
  ).filter((name) => {
    const [table, column = ''] = name.split('.');
    return table !== 'migration' && !withoutUserText.includes(column);
  });

/** Columns of tables that can hold a text and have no canary in any of the rows. */
export async function columnsWithoutCanary(
  api: TestApp,
  rowsOf = (table: string) => table,
): Promise<string[]> {
  const without: string[] = [];
  for (const { table, column } of await textColumns(api)) {
    const rows = await api.column<string | null>(`select ${column}::text from ${rowsOf(table)}`);
    if (!rows.some((text) => text && canary.test(text))) without.push(`${table}.${column}`);
  }
  return without;
}
