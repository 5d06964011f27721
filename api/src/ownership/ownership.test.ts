import { moderatedApp } from '../../test/make-account.ts';
import { inDays, makeCompany, makeJob, pending, registration } from '../../test/make-listing.ts';
import { ownedCompany, ownerOf, ownerWrites } from '../../test/owner.ts';
import { config } from '../config/config.ts';
import { dayInLagos } from '../notices/lagos-time.ts';
import { RemindersService } from '../notices/reminders.service.ts';

const { api, as: act } = moderatedApp();
const owned = (fields: object = {}) => ownedCompany(api, fields);
const dearer = { ...registration, priceRange: '₦2,000 – ₦6,000' };

const hiddenBy = async (action: string, fields: object) => {
  const company = await owned({ status: 'hidden', ...fields });
  await api.sql(
    "insert into moderation (kind, listing_id, action, reason) values ('company', ?, ?, 'Why')",
    [company.id, action],
  );
  return company;
};
const states = {
  pending: () => owned(pending),
  live: () => owned(),
  ended: () => owned({ expiresAt: inDays(-1) }),
  withdrawn: () => hiddenBy('withdrawn', { expiresAt: inDays(5) }),
  hidden: () => hiddenBy('hidden', { expiresAt: inDays(5) }),
  'ended and hidden': () => hiddenBy('ended', { expiresAt: inDays(-1) }),
  'hidden and over': () => hiddenBy('hidden', { expiresAt: inDays(-1) }),
  'ended and withdrawn': () => hiddenBy('withdrawn', { expiresAt: inDays(-1) }),
};
const cases = Object.keys(states).flatMap((state) =>
  ownerWrites.map((call) => ({ state: state as keyof typeof states, call })),
);

it.each(cases)(
  'An owner makes no listing public that was $state by $call, unless it was withdrawn or ended',
  async ({ state, call }) => {
    const company = await states[state]();
    const bodies = { edit: dearer, renew: { plan: 'free' } } as Record<string, object>;
    const { status } = await company[call](bodies[call]);
    expect(status).toBeLessThan(500);
    const answer = await api.http.get(`/api/companies/${company.id}`);
    const isPublic =
      (state === 'live' && call !== 'withdraw') || (state === 'withdrawn' && call === 'show');
    expect(answer.status === 200).toBe(isPublic);
  },
);

it('The state of a listing is told to its owner, with the reason of a moderator', async () => {
  for (const [name, make] of Object.entries(states)) {
    const { body } = await (await make()).read();
    expect(body.state).toBe(name.split(' ')[0]);
    expect(body.reason).toBe(body.state === 'hidden' ? 'Why' : null);
    expect(body.activity).toHaveLength(body.state === 'pending' ? 0 : 90);
  }
});

it('A rejected listing is open to its owner for reading only, for 90 days from the log', async () => {
  const { id, read, edit } = await owned({ ...pending, createdAt: inDays(-0.5) });
  await act('delete', `/companies/${id}/reject`, { reason: 'Not theirs' }).expect(200);
  const { body } = await read();
  expect(body).toMatchObject({ state: 'rejected', reason: 'Not theirs', may: ['resubmit'] });
  expect(body.listing).toMatchObject({ name: 'Swift Riders', profileImage: null });
  expect((await edit(dearer)).body.type).toMatch(/#listing_hidden$/);
  await api.sql('update moderation set snapshot = null where listing_id = ?', [id]);
  expect((await read()).status).toBe(401);
});

it('An owner is told how long a decision usually takes once there were five', async () => {
  await api.sql('delete from moderation');
  const usualHours = async () => (await (await owned(pending)).read()).body.usualHours;
  for (let decisions = 0; decisions < 5; decisions++) {
    expect(await usualHours()).toBeNull();
    const { id } = await owned({ ...pending, createdAt: inDays(-0.5) });
    await act('delete', `/companies/${id}/reject`).expect(200);
  }
  expect(await usualHours()).toBe(12);
});

it('A listing goes from live to withdrawn, without its reminder, and back, and from pending to deleted', async () => {
  const ends = { approvedAt: inDays(-80), expiresAt: inDays(5) };
  const { id, withdraw, renew, show, read, mails } = await owned(ends);
  await api.app.get(RemindersService).send();
  expect(await mails()).toEqual(['ending-in-7-days']);
  await withdraw();
  expect((await renew({ plan: 'free' })).body.message).toBe('Show it again, then renew it.');
  await api.http.get(`/api/companies/${id}`).expect(410);
  expect(await mails()).toEqual(['withdrawn']);
  await show();
  await api.http.get(`/api/companies/${id}`).expect(200);
  await withdraw();
  await act('patch', `/companies/${id}/plan`, { plan: 'featured' }).expect(200);
  expect(await mails()).toContain('approved');
  await withdraw();
  // As of a decision whose transaction began before the owner's, and that waited for it.
  await api.sql("update moderation set created_at = now() + interval '9 s' where listing_id = ?", [
    id,
  ]);
  await act('patch', `/companies/${id}/hide`, {}).expect(200);
  expect((await show()).body.type).toMatch(/#listing_hidden$/);
  expect((await read()).body.state).toBe('hidden');
  const waiting = await owned(pending);
  expect((await waiting.withdraw()).body.message).toBe('Deleted.');
  expect((await waiting.read()).status).toBe(401);
});

it('compares the views of a company with those of 20 or more similar ones of its state', async () => {
  const place = { place: 'kogi/lokoja' };
  const { id, read } = await owned(place);
  const others = Array.from({ length: 19 }, () => makeCompany(api, place));
  await Promise.all(others);
  const see = (listing: string, views: number) =>
    api.sql('insert into activity (listing_id, day, views) values (?, current_date, ?)', [
      listing,
      views,
    ]);
  await see(id, 5);
  expect((await read()).body.comparison).toBeNull();
  await see((await makeCompany(api, place)).id, 9);
  expect((await read()).body.comparison).toEqual({ place: 'Kogi', percent: 95 });
});

const job = async (fields: object) => {
  const { id } = await makeJob(api, fields);
  return { ...ownerOf(api, 'job', id), id };
};
const basic = { plan: 'basic' };

it.each([
  [13.9, 'basic', 200],
  [14.1, 'basic', 409],
  [-179.9, 'basic', 200],
  [-180.1, 'basic', 409],
  [0.1, 'featured', 409],
  [-0.1, 'featured', 200],
])(
  'A renewal on basic of a job that ends in %d days on %s is answered with %d',
  async (days, plan, status) => {
    const { renew, read } = await job({ expiresAt: inDays(days), plan });
    expect((await read()).body.may.includes('renew')).toBe(status === 200);
    expect((await renew(basic)).status).toBe(status);
    expect((await read()).body.state).toBe(status === 200 || days > 0 ? 'live' : 'ended');
  },
);

it('A renewal adds to the term that runs and takes back its reminder, six times without a moderator, however often it ends', async () => {
  const { id, renew, read, mails } = await job({ approvedAt: inDays(-20), expiresAt: inDays(2) });
  await api.app.get(RemindersService).send();
  expect(await mails()).toEqual(['ending-in-7-days']);
  for (let time = 0; time < 6; time += 1) {
    const { body } = await renew(basic);
    expect(Date.parse(body.expiresAt)).toBeGreaterThan(inDays(31).getTime());
    await api.sql("update job set expires_at = now() + interval '2 days' where id = ?", [id]);
  }
  expect(await mails()).toEqual([]);
  await api.sql(
    `insert into moderation (kind, listing_id, action) values ('job', '${id}', 'ended')`,
  );
  const { type, message: refusal } = (await renew(basic)).body;
  expect(type).toMatch(/#needs_review$/);
  expect((await read()).body).toMatchObject({ plans: [{ free: false, refusal }, {}, {}] });
  await act('patch', `/jobs/${id}/plan`, basic).expect(200);
  await api.sql('update job set expires_at = now() where id = ?', [id]);
  expect((await renew(basic)).status).toBe(200);
});

it('A renewal is made once when the button is pressed many times at once', async () => {
  const { id, renew } = await job({ expiresAt: inDays(2) });
  const answers = await Promise.all(Array.from({ length: 20 }, () => renew(basic)));
  const [first, ...others] = answers.map(({ status }) => status).sort();
  expect(first).toBe(200);
  // On a slow machine some wait for a connection in vain.
  expect([409, 503]).toEqual(expect.arrayContaining([...new Set(others)]));
  expect(await api.sql('select from moderation where listing_id = ?', [id])).toHaveLength(1);
  const { expiresAt } = answers.find(({ status }) => status === 200)?.body ?? {};
  const until = `Its term runs until ${dayInLagos(new Date(expiresAt))}.`;
  expect((await renew(basic)).body.message).toContain(until);
});

it('A renewal of a company or on a paid plan needs a payment', async () => {
  const { renew, read } = await owned({ expiresAt: inDays(2) });
  expect((await renew({ plan: 'free' })).body.message).toContain('is for the first term only.');
  const { type, message, naira } = (await renew({ plan: 'featured' })).body;
  expect([type.split('#')[1], naira]).toEqual(['needs_payment', 10_000]);
  expect((await read()).body.plans).toMatchObject([{ naira, refusal: message }, { naira: 15_000 }]);
  expect((await renew(basic)).status).toBe(422);
});

it('A renewal of a company on the free plan is free where the operator allows it', async () => {
  const { id, renew, read } = await owned({ expiresAt: inDays(-2) });
  Object.assign(config, { freeRenewals: true });
  try {
    expect((await read()).body.may).toContain('renew');
    expect((await renew({ plan: 'free' })).status).toBe(200);
    expect((await read()).body.state).toBe('live');
    const logged = await api.sql('select plan from moderation where listing_id = ?', [id]);
    expect(logged).toEqual([{ plan: 'free' }]);
  } finally {
    Object.assign(config, { freeRenewals: false });
  }
});
