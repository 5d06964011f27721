import { setTimeout as wait } from 'node:timers/promises';
import { asModerator, expect, sql, test } from './fixtures.ts';
import { registeredByProgram } from './forms.ts';
import { makeCompany, makeJob, uniqueWord } from './listings.ts';

/** The pages as visitors without a cookie see them, each asked for four times at once. */
const read = (...paths: string[]) =>
  Promise.all(
    [...paths, ...paths, ...paths, ...paths].map(async (path) => {
      const answer = await fetch(process.env.E2E_URL! + path);
      return { path, status: answer.status, text: await answer.text() };
    }),
  );

test('an approval and an edit are on every page asked for after them', async ({ request }) => {
  const word = uniqueWord();
  const kept = await makeCompany({ name: `Kept ${word}` });
  const made = await makeCompany({ name: `New ${word}`, status: 'pending' });
  const headers = await asModerator();
  const [list, page] = [`/companies?q=${word}`, `/company/${made.id}`];
  for (const { path, status, text } of await read(list, page)) {
    expect(status).toBe(path === page ? 404 : 200);
    expect(text).not.toContain(`New ${word}`);
    if (path === list) expect(text).toContain(kept.name);
  }
  const change = async (send: () => ReturnType<typeof request.put>, name: string) => {
    // Some are asked for while it is made.
    const [answer, during] = await Promise.all([send(), read(list, page, '/companies')]);
    expect(answer.status(), await answer.text()).toBe(200);
    const after = await read(list, page);
    for (const { text } of after) expect(text).toContain(name);
    for (const { path, text } of [...during, ...after])
      if (path === list) expect(text).toContain(kept.name);
  };
  await change(() => request.patch(`/api/companies/${made.id}/verify`, { headers }), made.name);
  const { email, phone, address, category, location, description, price } = made;
  const facts = { email, phone, address, category, location, description, priceRange: price };
  const data = { ...facts, name: `Edited ${word}`, cacNumber: 'RC 1234567' };
  await change(() => request.put(`/api/companies/${made.id}`, { headers, data }), data.name);
});

test('a listing that ends and a check that lapses are on no page after their last second', async () => {
  const word = uniqueWord();
  const ending = await makeJob({ title: `Ending ${word}`, expires: '8 seconds' });
  const staying = await makeJob({ title: `Staying ${word}` });
  const [row] = await sql`select expires_at from job where id = ${ending.id}`;
  const end = new Date(row!.expires_at as string).getTime();
  const [list, page] = [`/jobs?q=${word}`, `/job/${ending.id}`];
  const { id } = await makeCompany({ name: `Checked ${word}` });
  const until = new Date(end).toISOString();
  const proofs = { phone: { result: 'confirmed', on: '2026-11-20T09:00:00Z', until } };
  await sql`update company set proofs = ${JSON.stringify(proofs)} where id = ${id}`;
  const companies = [`/companies?q=${word}`, `/company/${id}`];
  let kept = 0;
  for (let isOver = false; !isOver;) {
    await wait(150);
    isOver = Date.now() > end;
    for (const { path, status, text } of await read(list, page, ...companies)) {
      const isCompany = companies.includes(path);
      if (isCompany) expect(text).toContain(`Checked ${word}`);
      if (path === list) expect(text).toContain(staying.title);
      if (isOver) {
        expect(text).not.toContain(isCompany ? 'Phone checked' : ending.title);
        expect(status).toBe(path === page ? 410 : 200);
      } else if (Date.now() < end - 1_000) {
        expect(text).toContain(isCompany ? 'Phone checked' : ending.title);
        kept += 1;
      }
    }
  }
  expect(kept).toBeGreaterThan(0);
});

test('a message for one visitor is shown once and to no other', async ({ request }) => {
  const multipart = registeredByProgram(`Swift Riders ${crypto.randomUUID()}`);
  const sent = await request.post('/register-company', { multipart, maxRedirects: 0 });
  const [Cookie = '', value] = /toast=([^;]+)/.exec(sent.headers()['set-cookie'] ?? '') ?? [];
  const [message] = decodeURIComponent(value ?? '').split('.');
  const sentence = JSON.parse(atob(message ?? '')) as string;
  for (const path of ['/home', '/companies', '/contact']) {
    const [own, others] = await Promise.all([
      request.get(path, { headers: { Cookie } }),
      read(path),
    ]);
    expect(await own.text()).toContain(sentence);
    expect(own.headers()['set-cookie']).toContain('toast=;');
    expect(own.headers()['cache-control']).toBe('no-store');
    for (const { text } of [...others, ...(await read(path))]) expect(text).not.toContain(sentence);
  }
});

test('request headers and parameters never get into a cached page', async ({ request }) => {
  const word = uniqueWord();
  const path = `/companies?utm_source=${word}&page=1`;
  const headers = {
    'X-Forwarded-Host': `${word}.example`,
    'X-Forwarded-Proto': 'https',
    Forwarded: `host=${word}.example`,
    Cookie: `hasSeenOnboarding=true; form=${word}`,
    Referer: `https://${word}.example/`,
  };
  for (const asked of [request.get(path, { headers }), request.get('/companies', { headers })])
    expect(await (await asked).text()).not.toContain(word);
  const answer = await request.get('/companies');
  expect(await answer.text()).not.toContain(word);
  expect(answer.headers()['set-cookie']).toBeUndefined();
});

test('a cached page is complete and has a request id of its own', async ({ request }) => {
  // Other tests change the public version, after which a page is rendered again, with other companies beside it.
  await expect(async () => {
    const path = `/company/${(await makeCompany()).id}`;
    const first = await request.get(path);
    const again = await request.get(path, { headers: { 'X-Request-Id': 'my-own-id-1' } });
    expect(first.headers()['cache-status']).toContain('stored');
    expect(again.headers()['cache-status']).toContain('hit');
    expect(again.headers()['x-request-id']).toBe('my-own-id-1');
    expect(first.headers()['x-request-id']).not.toBe('my-own-id-1');
    expect(await again.text()).toBe(await first.text());
    for (const name of ['content-security-policy', 'referrer-policy', 'x-content-type-options'])
      expect(again.headers()[name], name).toBe(first.headers()[name]);
  }).toPass();
});
