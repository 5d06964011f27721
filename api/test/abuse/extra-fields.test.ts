import { testApp } from '../app.ts';
import { makeDocumentedAccount } from '../contract/examples.ts';
import { adminToken } from '../make-account.ts';
import { send, type WritingCall, writingCalls } from './writing-calls.ts';

const api = testApp();
let token: string;
let columns: string[];

beforeAll(async () => {
  token = await adminToken(api);
  await makeDocumentedAccount(api);
  const rows = await api.sql<{ name: string }>(
    `select distinct attname as name from pg_attribute join pg_class on pg_class.oid = attrelid
     where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped`,
  );
  columns = rows.flatMap(({ name }) => [
    name,
    name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
  ]);
});

/**
 * contract/submissions.test.ts tests the calls for new listings field by field, those of owners refuse other fields; a report, a new password and a second factor need a
 * token or code of their own.
 */
const calls = writingCalls.filter(
  ({ name }) =>
    !/^P(OS|U)T .*(companies|jobs)|ownership\/(company|job)|reports\/confirmations$|ownership\/objections$|auth\/(password|second-factor)$/.test(
      name,
    ),
);

/** All rows, with times as days from now and without keys. */
async function allRows() {
  const now = Date.now();
  const rows = await api.sql<Record<string, unknown>>(
    `select 'company' as of, to_jsonb(company) as row from company union all
     select 'job', to_jsonb(job) from job union all select 'inquiry', to_jsonb(inquiry) from inquiry union all
     select 'account', to_jsonb(account) from account union all select 'log', to_jsonb(moderation) from moderation
     union all select 'block', to_jsonb(block) from block
     union all select 'partner', to_jsonb(partner) from partner union all select 'change', to_jsonb(change) from change
     union all select 'claim', to_jsonb(ownership_claim) from ownership_claim
     union all select 'report', to_jsonb(report) from report`,
  );
  return rows.map((row) =>
    JSON.stringify(row, (name, value) => {
      if (/(^|_)(id|subject|reference|email|password_hash|key_hash)$/.test(name)) return undefined;
      if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\dT/.test(value)) return value;
      return Math.round((Date.parse(value) - now) / 86_400_000);
    }),
  );
}

/** The rows after a call on empty tables. */
async function effect(call: WritingCall, body: object) {
  const tables = [
    'ownership_claim',
    'moderation',
    'company',
    'job',
    'inquiry',
    'idempotency_key',
    'partner',
    'block',
    'report',
  ];
  for (const table of tables) await api.sql(`delete from ${table}`);
  await api.sql("delete from account where email = 'bola@example.com'");
  const { status } = await send(api, token, call, body);
  return { status, rows: (await allRows()).sort() };
}

function harmfulValue(name: string): unknown {
  if (/status/.test(name)) return 'live';
  if (/at$/i.test(name)) return '2099-01-01T00:00:00.000Z';
  if (/plan/i.test(name)) return 'premium';
  if (/id$/i.test(name)) return crypto.randomUUID();
  return /^is|active|verified/.test(name) ? true : 7;
}

describe('A3: undocumented fields in a body', () => {
  it('are taken from the names of all columns', () => {
    expect(columns).toEqual(expect.arrayContaining(['is_admin', 'expires_at', 'token_version']));
    expect(calls.length).toBeGreaterThan(8);
  });

  it.each(calls)('have no effect on $name', async (call) => {
    const documented = Object.keys(call.schema.properties ?? {});
    const others = columns.filter((name) => !documented.includes(name));
    const extra = Object.fromEntries(others.map((name) => [name, harmfulValue(name)]));
    const plain = await effect(call, call.body);
    expect(plain.status).toBeLessThan(300);
    expect(await effect(call, { ...call.body, ...extra })).toEqual(plain);
  });
});
