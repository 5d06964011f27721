import { asModerator, moderatedApp } from '../../test/make-account.ts';
import { inDays, makeCompany, makeJob, pending } from '../../test/make-listing.ts';

const { api, as } = moderatedApp();
const ada = asModerator(api, { email: 'ada@example.ng' });
beforeEach(() => api.sql('truncate company, job, moderation cascade'));

const get = async (path: string, filter: object = {}) => {
  const query = { filter: JSON.stringify(filter) };
  const request = as('get', `/${path}`).query(query);
  return (await request.expect(200)).body;
};
const idsOf = async (path: string, filter: object) =>
  (await get(path, filter)).map(({ id }: { id: string }) => id);

const sender = { email: 'Ada@Eagle.example', cacNumber: 'RC7654321' };
const senderOf = async (id: string) => (await get(`companies/${id}`)).sender;

it('The sender in a record is trusted after three approved listings with the same email and CAC number', async () => {
  const { id } = await makeCompany(api, { ...pending, ...sender });
  expect(await senderOf(id)).toEqual({ seen: 0, approved: 0, refused: 0, isTrusted: false });
  await makeJob(api, { ...sender, email: 'ada@eagle.example' });
  await makeCompany(api, sender);
  await makeCompany(api, { ...sender, email: 'other@eagle.example' });
  await makeJob(api, { ...sender, cacNumber: 'RC1111111' });
  await makeJob(api, { ...sender, ...pending });
  expect(await senderOf(id)).toEqual({ seen: 5, approved: 2, refused: 0, isTrusted: false });
  await makeJob(api, sender);
  expect(await senderOf(id)).toEqual({ seen: 6, approved: 3, refused: 0, isTrusted: true });
});

it('The sender in a record is not trusted once a listing with one of their contacts was rejected or hidden, unless as a second copy', async () => {
  const { id } = await makeCompany(api, { ...pending, ...sender, phone: '+2348142207719' });
  for (let n = 0; n < 3; n++) await makeJob(api, sender);
  const reject = async (job: object, reason: string) => {
    const bad = await makeJob(api, { ...pending, ...job });
    const request = as('delete', `/jobs/${bad.id}/reject`);
    await request.send({ reason }).expect(200);
  };
  await reject({ ...sender, email: 'x@example.ng' }, 'Posted before');
  expect(await senderOf(id)).toMatchObject({ refused: 0, isTrusted: true });
  await reject({ description: 'WhatsApp 0814-220-7719' }, 'Suspected fraud');
  expect(await senderOf(id)).toMatchObject({ refused: 1, isTrusted: false });
  const hidden = await makeJob(api, sender);
  await as('patch', `/jobs/${hidden.id}/hide`, {}).expect(200);
  expect(await senderOf(id)).toMatchObject({ refused: 2 });
});

const claim = (id: string, by = as) => by('put', `/claims/${id}`);

it('A claim tells others who is reading a submission, the first still first when it is repeated, until its moderator reads another one', async () => {
  const [one, other] = [await makeJob(api, pending), await makeCompany(api, pending)];
  await claim(one.id, ada).expect(200);
  const { body } = await claim(one.id).expect(200);
  expect(body).toMatchObject([{ id: one.id, moderator: 'ada@example.ng' }, { id: one.id }]);
  expect((await claim(one.id, ada)).body).toEqual(body);
  expect((await claim(other.id, ada)).body).toMatchObject([
    { id: one.id },
    { id: other.id, moderator: 'ada@example.ng' },
  ]);
});

it('A claim ends 45 seconds after it was last renewed', async () => {
  const { id } = await makeJob(api, pending);
  await claim(id).expect(200);
  const current = async (seconds: number) => {
    await api.sql(`update claim set renewed_at = now() - ? * interval '1 second'`, [seconds]);
    return (await get('claims')).map((one: { id: string }) => one.id);
  };
  expect(await current(46)).not.toContain(id);
  // Some seconds before the end, for a slow machine.
  expect(await current(40)).toContain(id);
});

it('A list of moderators leaves out the listings that are named, also of the total', async () => {
  const [one, two] = [await makeJob(api, pending), await makeJob(api, pending)];
  expect(await idsOf('jobs/pending', { except: [one.id] })).toEqual([two.id]);
  expect(await idsOf('jobs/pending', { except: one.id })).toEqual([two.id]);
  expect(await idsOf('jobs/pending', { except: [] })).toHaveLength(2);
});

it('A list of moderators is filtered by plan, by place and by the days until the end', async () => {
  const soon = await makeJob(api, {
    plan: 'premium',
    place: 'lagos/ikeja',
    expiresAt: inDays(6.9),
  });
  const later = await makeJob(api, { place: 'lagos', expiresAt: inDays(7.1) });
  const ended = await makeJob(api, { place: 'oyo/ibadan', expiresAt: inDays(-1) });
  expect(await idsOf('jobs', { plan: 'premium' })).toEqual([soon.id]);
  expect(await idsOf('jobs', { endsWithin: 7 })).toEqual([soon.id]);
  expect((await idsOf('jobs', { place: 'lagos' })).sort()).toEqual([soon.id, later.id].sort());
  expect(await idsOf('jobs', { status: 'hidden', place: 'oyo' })).toEqual([ended.id]);
});

const filters = ['status=pending', 'plan=basic', 'endsWithin=7', 'flagged=true', 'unpaid=true'];
it.each([...filters, `except=${crypto.randomUUID()}`])(
  'A list of moderators is the only one that takes %s',
  async (query) => {
    const [name] = query.split('=');
    const messageOf = async (path: string) =>
      (await api.http.get(`/api/${path}?${query}`).expect(400)).body.message;
    expect(await messageOf('jobs')).toBe(`${name}: only moderators may filter by it`);
    // It would count the listings with notes for everybody.
    const unknown = `Unknown parameter: ${name}. Known are q, `;
    expect(await messageOf('jobs/facets')).toContain(unknown);
  },
);
