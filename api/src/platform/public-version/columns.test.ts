import { testApp } from '../../../test/app.ts';
import { changedValues } from '../../../test/changed-value.ts';
import { makeCompany, makeJob } from '../../../test/make-listing.ts';

const api = testApp();

const version = async () => (await api.sql('select version from dataset'))[0]?.version;

/** Columns that visitors do not read, but that decide when and where a listing is shown. */
const VISIBILITY_COLUMNS = ['created_at', 'approved_at', 'expires_at'];

it.each([
  ['companies', 'company', makeCompany],
  ['jobs', 'job', makeJob],
] as const)(
  'moves the public version with every column of %s that is shown, views aside, and with no other',
  async (path, table, make) => {
    for (const { name, value } of await changedValues(api, table)) {
      if (name === 'views') continue;
      const { id } = await make(api);
      const read = async () => {
        const one = await api.http.get(`/api/${path}/${id}`).set('X-Request-Id', 'one-request');
        const list = await api.http.get(`/api/${path}?filter={"id":"${id}"}`).expect(200);
        return [one.status, one.text, list.text];
      };
      const [before, shown] = [await version(), await read()];
      await api.sql(`update ${table} set ${name} = ${value} where id = ?`, [id]);
      const isShown = VISIBILITY_COLUMNS.includes(name) || String(await read()) !== String(shown);
      expect([name, (await version()) !== before]).toEqual([name, isShown]);
    }
  },
);
