import { changedValues } from '../../test/changed-value.ts';
import { moderatedApp } from '../../test/make-account.ts';
import { kinds, makeCompany, makeJob, pending, posting } from '../../test/make-listing.ts';

const { api, as } = moderatedApp();

const message =
  'This listing was changed a moment ago. Load it again and look at what is different.';

/** A moderator's change with the given `If-Match`. */
const change = (method: 'patch' | 'put' | 'delete', path: string, body: object, etag?: string) => {
  const request = as(method, `/${path}`);
  return (etag === undefined ? request : request.set('If-Match', etag)).send(body);
};
const record = async (path: string) => (await as('get', `/${path}`).expect(200)).body;
const logged = (id: string) =>
  api.column('select action from moderation where listing_id = ? order by id', [id]);

/** The calls that change a listing, of both kinds. */
const changes = kinds.flatMap(
  (kind) =>
    [
      { kind, name: kind.approval, state: pending, method: 'patch', body: {} },
      { kind, name: 'reject', state: pending, method: 'delete', body: {} },
      { kind, name: '', state: {}, method: 'put', body: kind.body },
      { kind, name: 'plan', state: {}, method: 'patch', body: { plan: 'premium' } },
      { kind, name: 'hide', state: {}, method: 'patch', body: {} },
    ] as const,
);

describe.each(changes)('$method /$kind.plural/{id}/$name (A8)', (call) => {
  const { kind, name, state, method, body } = call;
  const make = async () => {
    const { id } = await kind.make(api, state);
    const at = `${kind.plural}/${id}`;
    const { etag } = await record(at);
    const act = (tag?: string) => change(method, `${at}/${name}`, body, tag);
    return { id, etag, act, at };
  };

  it('succeeds with a current ETag, with * and without If-Match, and with nothing else', async () => {
    const { etag, act } = await make();
    await act(etag).expect(200);
    await (await make()).act().expect(200);
    await (await make()).act('*').expect(200);
    const other = await make();
    for (const tag of ['"x", "y"', '""', `W/${other.etag}`, 'nonsense', ''])
      await other.act(tag).expect(412);
  });

  it('is rejected with 412 and changes nothing when the listing was changed since', async () => {
    const { id, at, etag, act } = await make();
    await change('put', at, { ...kind.body, email: 'new@example.ng' }).expect(200);
    const before = await record(at);
    const { body: problem } = await act(etag).expect(412);
    expect(problem).toMatchObject({ status: 412, message });
    expect(problem.type).toMatch(/#listing_changed$/);
    expect(await record(at)).toEqual(before);
    expect(await logged(id)).toEqual(['edited']);
    await act(before.etag).expect(200);
  });
});

describe.each(kinds)('The etag of a listing (A8) in /$plural', ({ table, plural, body, make }) => {
  it('is the same in lists, in the record and in the header', async () => {
    const { id } = await make(api, pending);
    const one = await as('get', `/${plural}/${id}`).expect(200);
    const list = (await record(`${plural}/pending`)) as { id: string; etag: string }[];
    expect(one.headers.etag).toBe(one.body.etag);
    expect(list.find((entry) => entry.id === id)?.etag).toBe(one.body.etag);
    const changed = await change('put', `${plural}/${id}`, { ...body, cacNumber: 'BN 4711' });
    expect(changed.headers.etag).toBe(changed.body.etag);
    expect(changed.body.etag).not.toBe(one.body.etag);
  });

  it('is not what visitors get, which would change with private columns', async () => {
    const { id } = await make(api);
    const { headers } = await api.http.get(`/api/${plural}/${id}`).expect(200);
    expect(headers.etag).toMatch(/^W\//);
  });

  it('changes with every column except counters, fingerprints, notes, the link and the place in the queue', async () => {
    const { id } = await make(api);
    const path = `${plural}/${id}`;
    const unchanged: string[] = [];
    for (const { name, value } of await changedValues(api, table)) {
      const before = (await record(path)).etag;
      await api.sql(`update ${table} set ${name} = ${value} where id = ?`, [id]);
      if ((await record(path)).etag === before) unchanged.push(name);
    }
    expect(unchanged.sort()).toEqual([
      'contact_prints',
      'is_held',
      'link_version',
      'notes',
      'text_print',
      'updated_at',
      'views',
    ]);
  });
});

it('accepts only one of two concurrent changes with the same If-Match (A8)', async () => {
  const { id } = await makeJob(api, pending);
  const { etag } = await record(`jobs/${id}`);
  const edits = ['First Ltd', 'Second Ltd'].map((company) =>
    change('put', `jobs/${id}`, { ...posting, company }, etag),
  );
  const statuses = (await Promise.all(edits)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 412]);
  expect(await logged(id)).toHaveLength(1);
});

it('reports an invalid decision rather than a stale If-Match', async () => {
  const { id } = await makeJob(api);
  await change('delete', `jobs/${id}/reject`, {}, '"stale"').expect(409);
  await change('delete', `jobs/${crypto.randomUUID()}/reject`, {}, '"stale"').expect(404);
  const { body } = await change('patch', `jobs/${id}/approve`, {}, '"stale"').expect(200);
  expect(body.status).toBe('live');
});

it('lets exactly one of two concurrent, opposite decisions win', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { id } = await makeCompany(api, pending);
    const [approval, rejection] = await Promise.all([
      change('patch', `companies/${id}/verify`, {}),
      change('delete', `companies/${id}/reject`, {}),
    ]);
    const rows = await api.sql('select status from company where id = ?', [id]);
    const outcome = [approval.status, rejection.status, rows.length, ...(await logged(id))];
    expect([
      [200, 409, 1, 'approved'],
      [404, 200, 0, 'rejected'],
    ]).toContainEqual(outcome);
  }
});
