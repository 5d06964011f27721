import { changedValues } from '../../../test/changed-value.ts';
import { moderatedApp } from '../../../test/make-account.ts';
import {
  inDays,
  kinds,
  makeCompany,
  makeJob,
  pending,
  posting,
  register,
} from '../../../test/make-listing.ts';

const { api, as } = moderatedApp();

const version = async () => Number((await api.column('select version from dataset'))[0]);

/** Whether the version grows during `act`. */
async function moves(act: () => PromiseLike<unknown>): Promise<boolean> {
  const before = await version();
  await act();
  return (await version()) > before;
}

const moderate = (...call: Parameters<typeof as>) => as(...call).expect(200);

it.each(kinds)(
  'the public version grows when an ended $table is hidden, deleted or truncated',
  async ({ table, make }) => {
    const { id } = await make(api, { expiresAt: inDays(-1) });
    const hide = `update ${table} set status = 'hidden' where id = ?`;
    expect(await moves(() => api.sql(hide, [id]))).toBe(true);
    expect(await moves(() => api.sql(`delete from ${table} where id = ?`, [id]))).toBe(true);
    expect(await moves(() => api.sql(`truncate ${table} cascade`))).toBe(true);
  },
);

/** Columns that visitors do not read, but that decide when and where a listing is shown. */
const VISIBILITY_COLUMNS = ['created_at', 'approved_at', 'expires_at'];

it.each(kinds)(
  'the public version grows with every column of $plural that is shown, views aside, and with no other',
  async ({ plural, table, make }) => {
    for (const { name, value } of await changedValues(api, table)) {
      if (name === 'views') continue;
      const { id } = await make(api);
      const read = async () => {
        const one = await api.http.get(`/api/${plural}/${id}`).set('X-Request-Id', 'one-request');
        const list = await api.http.get(`/api/${plural}?filter={"id":"${id}"}`).expect(200);
        return [one.status, one.text, list.text];
      };
      const [before, shown] = [await version(), await read()];
      await api.sql(`update ${table} set ${name} = ${value} where id = ?`, [id]);
      const isShown = VISIBILITY_COLUMNS.includes(name) || String(await read()) !== String(shown);
      expect([name, (await version()) !== before]).toEqual([name, isShown]);
    }
  },
);

it('the public version does not grow for changes to pending listings, views and reveals', async () => {
  const company = await makeCompany(api);
  const waiting = await makeJob(api, pending);
  const count = { companies: { [company.id]: 3 }, jobs: {} };
  const siteKey = process.env.SITE_KEY ?? '';
  expect(
    await moves(async () => {
      await api.http.post('/api/views').set('X-Site-Key', siteKey).send(count).expect(204);
      await register(api).expect(201);
      await moderate('put', `/jobs/${waiting.id}`, { ...posting, title: 'Rider' });
      await moderate('delete', `/jobs/${waiting.id}/reject`, { reason: 'no' });
      await api.http.post(`/api/companies/${company.id}/reveals`).expect(200);
      await api.sql(`update company set name = name where id = ?`, [company.id]);
    }),
  ).toBe(false);
});

it('the public version grows once per transaction, and not if it is rolled back', async () => {
  await makeCompany(api);
  await makeCompany(api);
  const before = await version();
  await api.em.fork().transactional(async (em) => {
    await em.execute(`update company set description = 'one'`);
    await em.execute(`update company set description = 'two'`);
    await em.execute('savepoint half; set constraints all immediate');
    const [row] = await em.execute<{ version: string }[]>('select version from dataset');
    await em.execute(`update company set description = 'three'; set constraints all immediate`);
    const [again] = await em.execute<{ version: string }[]>('select version from dataset');
    expect(Number(row?.version)).toBeGreaterThan(before);
    expect(again).toEqual(row);
  });
  const failed = api.em.fork().transactional(async (em) => {
    await em.execute(`update company set description = 'four'; set constraints all immediate`);
    throw new Error('on purpose');
  });
  expect(await moves(() => failed.catch(() => undefined))).toBe(false);
});

it('the public version does not deadlock two transactions that change the same listings in different order', async () => {
  const [one, two] = [await makeCompany(api), await makeCompany(api)];
  const [first, second] = [api.em.fork(), api.em.fork()];
  const rename = (em: typeof first, name: string, { id }: { id: string }) =>
    em.execute('update company set name = ? where id = ?', [name, id]);
  await Promise.all([first.begin(), second.begin()]);
  await rename(first, 'First', one);
  // If the version were locked at once, this would wait for the first transaction, and the first for this one.
  await rename(second, 'Second', two);
  const waits = rename(first, 'First', two);
  await second.commit();
  await waits;
  await first.commit();
  const names = await api.sql('select name from company where id in (?, ?)', [one.id, two.id]);
  expect(names).toEqual([{ name: 'First' }, { name: 'First' }]);
});

it('the public version grows for each of many concurrent transactions', async () => {
  const made = await Promise.all(
    Array.from({ length: 12 }, () => makeCompany({ ...api, em: api.em.fork() }, pending)),
  );
  const versions = await Promise.all(
    made.map(async ({ id }) =>
      Number((await moderate('patch', `/companies/${id}/verify`)).headers['dataset-version']),
    ),
  );
  const last = await api.http.get('/api/companies').expect(200);
  expect(Number(last.headers['dataset-version'])).toBe(Math.max(...versions));
  expect(Number(last.headers['dataset-version'])).toBe(await version());
});
