import { moderatedApp } from '../../test/make-account.ts';
import { inDays, kinds, makeCompany, makeJob, pending } from '../../test/make-listing.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const { api, as } = moderatedApp();
const read = (path: string) => api.http.get(`/api${path}`);
const ids = ({ body }: { body: { id: string }[] }) => body.map(({ id }) => id);

const sentences = {
  company: ['Company not found', 'Company registration submitted successfully!'],
  job: ['Job not found', 'Job posted successfully!'],
};

describe.each(kinds)('a listing in /$plural', ({ table, plural, body, approval, make }) => {
  const path = `/${plural}`;
  const [missing, message] = sentences[table];

  it('is private while pending and public once approved', async () => {
    const submitted = await api.http.post(`/api${path}`).send(body).expect(201);
    const { id, _id, reference } = submitted.body;
    expect(submitted.body).toEqual({ id, _id: id, message, reference });
    expect(_id).toBe(id);
    expect(reference).toMatch(/^ND-[2-9A-HJKMNP-TW-Z]{4}-[2-9A-HJKMNP-TW-Z]{4}$/);
    expect(submitted.headers.location).toBe(`/api${path}/${id}`);

    expect(ids(await read(path))).not.toContain(id);
    await read(`${path}/${id}`).expect(404);
    expect(ids(await as('get', `${path}/pending`))).toContain(id);
    expect((await as('get', `${path}/${id}`).expect(200)).body.status).toBe('pending');

    const approved = await as('patch', `${path}/${id}/${approval}`).expect(200);
    expect(approved.body).toMatchObject({ id, status: 'live' });

    expect(ids(await read(path))).toContain(id);
    expect((await read(`${path}/${id}`).expect(200)).body.id).toBe(id);
    expect(ids(await as('get', `${path}/pending`))).not.toContain(id);
  });

  it('is public until its term ends to the second, whether or not the schedule has run', async () => {
    const lasting = await make(api, { expiresAt: new Date(Date.now() + 60_000) });
    const ended = await make(api, { expiresAt: new Date(Date.now() - 1) });
    const listed = ids(await read(path));
    expect(listed).toContain(lasting.id);
    expect(listed).not.toContain(ended.id);
    const { body } = await read(`${path}/${ended.id}`).expect(410);
    expect(body.message).toBe(missing);
    expect(body.was).toEqual(
      path === '/jobs'
        ? { location: 'Ikeja, Lagos', type: 'full-time' }
        : { location: 'Ikeja, Lagos', serviceTypes: ['bike'] },
    );
    expect((await as('get', `${path}/${ended.id}`).expect(200)).body.status).toBe('hidden');
    const hidden = ids(await as('get', `${path}?filter={"status":"hidden"}`));
    expect(hidden).toContain(ended.id);
    expect(hidden).not.toContain(lasting.id);
  });

  it('is renewed from its old end while live, and from now once ended', async () => {
    const end = inDays(3);
    const live = await make(api, { expiresAt: end });
    const ended = await make(api, { status: 'hidden', expiresAt: inDays(-3) });
    const renewed = await as('patch', `${path}/${live.id}/plan`, { plan: 'premium' }).expect(200);
    const revived = await as('patch', `${path}/${ended.id}/plan`, { plan: 'premium' }).expect(200);
    const term = path === '/jobs' ? 60 : 89;
    expect(renewed.body).toMatchObject({ plan: 'premium', status: 'live' });
    expect(Date.parse(renewed.body.expiresAt) - end.getTime()).toBeGreaterThanOrEqual(
      term * DAY_MS,
    );
    expect(Date.parse(revived.body.expiresAt) - Date.now()).toBeLessThan(93 * DAY_MS);
    expect(ids(await read(path))).toEqual(expect.arrayContaining([live.id, ended.id]));
  });
});

it('counts a listing as live until the millisecond it ends', async () => {
  const expiresAt = inDays(1);
  const company = await makeCompany(api, { expiresAt });
  expect(company.isLive(new Date(expiresAt.getTime() - 1))).toBe(true);
  expect(company.isLive(expiresAt)).toBe(false);
});

it('ends a company three calendar months after approval, and a job after the days of its plan (spec §9)', async () => {
  for (const plan of ['free', 'featured', 'premium']) {
    // A wish alone changes no plan.
    const company = await makeCompany(api, { ...pending, wishedPlan: 'premium' });
    const body = plan === 'free' ? {} : { plan };
    const verified = await as('patch', `/companies/${company.id}/verify`, body).expect(200);
    const [same] = await api.column<boolean>(
      `select (date_trunc('milliseconds', approved_at at time zone 'UTC') + interval '3 months') at time zone 'UTC'
         = expires_at from company where id = ?`,
      [company.id],
    );
    expect([verified.body.plan, same]).toEqual([plan, true]);
  }
  for (const [plan, days] of [
    ['basic', 30],
    ['featured', 30],
    ['premium', 60],
  ] as const) {
    const job = await makeJob(api, pending);
    const { body } = await as('patch', `/jobs/${job.id}/approve`, { plan }).expect(200);
    expect(Date.parse(body.expiresAt) - Date.parse(body.approvedAt)).toBe(days * DAY_MS);
    expect(body.validThrough).toBe(body.expiresAt);
  }
});
