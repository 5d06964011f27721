import { startApp, type TestApp } from '../../../test/app.ts';
import { makeCompany, makeJob } from '../../../test/make-listing.ts';

let api: TestApp;

beforeAll(async () => {
  api = await startApp();
});
afterAll(() => api.close());

const version = async () => (await api.sql('select version from dataset'))[0]?.version;

/** Another value for a column, by its name or its type. */
const values: Record<string, string> = {
  plan: `'premium'`,
  wished_plan: `'premium'`,
  status: `'hidden'`,
  phone: `'+2348099999999'`,
  cac_number: `'RC7654321'`,
  type: `'contract'`,
  service_types: `array['air']`,
  integer: '41',
  real: '4',
  text: `'https://changed.example.com/'`,
  'text[]': `array['changed']`,
  'integer[]': 'array[4]',
  jsonb: `'[]'`,
  'timestamp with time zone': `now() + interval '1 minute'`,
};

/** They say when and in which order it is seen, though no visitor reads them. */
const moments = ['created_at', 'approved_at', 'expires_at'];

const columnsOf = (table: string) =>
  api.sql<{ name: string; type: string }>(
    `select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
     where attrelid = ?::regclass and attnum > 0 and not attisdropped and attgenerated = ''
       and attname not in ('id', 'views')`,
    [table],
  );

it.each([
  ['companies', 'company', makeCompany],
  ['jobs', 'job', makeJob],
] as const)(
  'every column of %s that somebody reads moves the version, and no other does',
  async (path, table, make) => {
    for (const { name, type } of await columnsOf(table)) {
      const { id } = await make(api);
      const read = async () => {
        const one = await api.http.get(`/api/${path}/${id}`).set('X-Request-Id', 'one-request');
        const list = await api.http.get(`/api/${path}?filter={"id":"${id}"}`).expect(200);
        return [one.status, one.text, list.text];
      };
      const [before, seen] = [await version(), await read()];
      const value = values[name] ?? values[type] ?? `no value for ${name} ${type}`;
      await api.sql(`update ${table} set ${name} = ${value} where id = ?`, [id]);
      const isSeen = moments.includes(name) || String(await read()) !== String(seen);
      expect([name, (await version()) !== before]).toEqual([name, isSeen]);
    }
  },
);
