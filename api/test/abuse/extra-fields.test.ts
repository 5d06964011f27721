import { makeDocumentedAccount } from '../contract/examples.ts';
import { harmfulValue } from '../contract/hostile.ts';
import { moderatedApp } from '../make-account.ts';
import { columnNames, storedRows } from '../stored-rows.ts';
import { send, type WritingCall, writingCalls } from './writing-calls.ts';

const { api, as } = moderatedApp();
let columns: string[];

beforeAll(async () => {
  await makeDocumentedAccount(api);
  columns = await columnNames(api);
});

/**
 * contract/submissions.test.ts tests the calls for new listings, those of owners refuse other fields; a report, a new
 * password and a second factor need a token or code of their own.
 */
const calls = writingCalls.filter(
  ({ name }) =>
    !/^POST .*(companies|jobs)$|ownership\/(company|job)|reports\/confirmations$|ownership\/objections$|auth\/(password|second-factor)$/.test(
      name,
    ),
);

/** The tables that the calls write, emptied before each. */
const emptied = 'ownership_claim moderation company job inquiry partner block report'.split(' ');

/** The status and the rows after a call on empty tables: with times as days from now, and without keys. */
async function effect(call: WritingCall, body: object) {
  for (const table of [...emptied, 'idempotency_key']) await api.sql(`delete from ${table}`);
  await api.sql("delete from account where email = 'bola@example.com'");
  const { status } = await send(api, as, call, body);
  const now = Date.now();
  const rows = (await storedRows(api, [...emptied, 'account', 'change'])).map((row) =>
    JSON.stringify(row, (name, value) => {
      if (/(^|_)(id|subject|reference|email|password_hash|key_hash)$/.test(name)) return undefined;
      if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\dT/.test(value)) return value;
      return Math.round((Date.parse(value) - now) / 86_400_000);
    }),
  );
  return { status, rows: rows.sort() };
}

it.each(calls)('A3: undocumented fields in a body have no effect on $name', async (call) => {
  const documented = Object.keys(call.schema.properties ?? {});
  const others = columns.filter((name) => !documented.includes(name));
  const extra = Object.fromEntries(others.map((name) => [name, harmfulValue(name)]));
  const plain = await effect(call, call.body);
  expect(plain.status).toBeLessThan(300);
  expect(await effect(call, { ...call.body, ...extra })).toEqual(plain);
});
