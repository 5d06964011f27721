import { setTimeout as wait } from 'node:timers/promises';
import { asModerator, expect, sql, test } from './fixtures.ts';
import { registeredByProgram } from './forms.ts';
import { makeCompany, makeJob, uniqueWord } from './listings.ts';

/** Response to one of many visitors, with the times of its start and end. */
interface Seen {
  path: string;
  status: number;
  text: string;
  asked: number;
  told: number;
}

/** Requests these pages repeatedly while `during` runs, which is given the answers so far. */
async function hammer(
  paths: string[],
  during: (seen: readonly Seen[]) => Promise<void>,
  baseURL: string,
) {
  const seen: Seen[] = [];
  let over = false;
  const visitor = async (place: number) => {
    for (let turn = place; !over; turn += 1) {
      await wait(150);
      const path = paths[turn % paths.length]!;
      const asked = Date.now();
      const answer = await fetch(baseURL + path, { redirect: 'manual' });
      const text = await answer.text();
      seen.push({ path, status: answer.status, text, asked, told: Date.now() });
    }
  };
  const visitors = Array.from({ length: 4 }, (_, place) => visitor(place));
  await during(seen).finally(() => (over = true));
  await Promise.all(visitors);
  return seen;
}

/** Waits until each page was asked for, and answered, after this moment. */
const askedAfter = (moment: number, paths: string[], seen: readonly Seen[]) =>
  expect
    .poll(() =>
      paths.filter((its) => !seen.some(({ path, asked }) => path === its && asked > moment)),
    )
    .toEqual([]);

test('an approval and an edit are on every page asked for after them', async ({
  request,
  baseURL,
}) => {
  const word = uniqueWord();
  const kept = await makeCompany({ name: `Kept ${word}` });
  const made = await makeCompany({ name: `New ${word}`, status: 'pending' });
  const headers = await asModerator();
  const list = `/companies?q=${word}`;
  const page = `/company/${made.id}`;
  let [approving, edited] = [0, 0];

  const seen = await hammer(
    [list, page, '/companies'],
    async (seen) => {
      await askedAfter(0, [list, page], seen);
      approving = Date.now();
      const approval = await request.patch(`/api/companies/${made.id}/verify`, { headers });
      expect(approval.status()).toBe(200);
      expect(await (await request.get(page)).text()).toContain(`New ${word}`);
      expect(await (await request.get(list)).text()).toContain(`New ${word}`);
      const { email, phone, address, category, location, description, price } = made;
      const facts = { email, phone, address, category, location, description, priceRange: price };
      const data = { ...facts, name: `Edited ${word}`, cacNumber: 'RC 1234567' };
      const edit = await request.put(`/api/companies/${made.id}`, { headers, data });
      expect(edit.status(), await edit.text()).toBe(200);
      edited = Date.now();
      await askedAfter(edited, [list, page], seen);
    },
    baseURL!,
  );

  const of = (path: string, from: number, to = Infinity) =>
    seen.filter(({ path: its, asked, told }) => its === path && asked >= from && told <= to);
  for (const { status, text } of of(page, 0, approving)) {
    expect(status).toBe(404);
    expect(text).not.toContain(`New ${word}`);
  }
  for (const path of [list, page])
    for (const { text } of of(path, edited + 1)) expect(text).toContain(`Edited ${word}`);
  for (const { text } of of(list, 0)) expect(text).toContain(kept.name);
});

test('a listing that ends and a check that lapses are on no page after their last second', async ({
  baseURL,
}) => {
  const word = uniqueWord();
  const ending = await makeJob({ title: `Ending ${word}`, expires: '8 seconds' });
  const staying = await makeJob({ title: `Staying ${word}` });
  const [row] = await sql`select expires_at from job where id = ${ending.id}`;
  const end = new Date(row!.expires_at as string).getTime();
  const list = `/jobs?q=${word}`;
  const page = `/job/${ending.id}`;
  const { id } = await makeCompany({ name: `Checked ${word}` });
  const until = new Date(end).toISOString();
  const proofs = { phone: { result: 'confirmed', on: '2026-11-20T09:00:00Z', until } };
  await sql`update company set proofs = ${JSON.stringify(proofs)} where id = ${id}`;
  const companies = [`/companies?q=${word}`, `/company/${id}`];
  const all = [list, page, ...companies];

  const seen = await hammer(all, (seen) => askedAfter(end, all, seen), baseURL!);

  const before = seen.filter(({ told }) => told < end - 1_000);
  const after = seen.filter(({ asked }) => asked > end);
  expect(before.length).toBeGreaterThan(0);
  for (const { path, text } of before)
    expect(text).toContain(companies.includes(path) ? 'Phone checked' : ending.title);
  for (const { path, status, text } of after) {
    if (companies.includes(path)) {
      expect(text).toContain(`Checked ${word}`);
      expect(text).not.toContain('Phone checked');
      continue;
    }
    expect(status).toBe(path === page ? 410 : 200);
    expect(text).not.toContain(ending.title);
    if (path === list) expect(text).toContain(staying.title);
  }
});

test('a message for one visitor is shown once and to no other', async ({ baseURL, request }) => {
  const multipart = registeredByProgram(`Swift Riders ${crypto.randomUUID()}`);
  const sent = await request.post('/register-company', { multipart, maxRedirects: 0 });
  const [cookie, value] = /toast=([^;]+)/.exec(sent.headers()['set-cookie'] ?? '') ?? [];
  const [message] = decodeURIComponent(value ?? '').split('.');
  const sentence = JSON.parse(atob(message ?? '')) as string;
  const seen = await hammer(
    ['/home', '/companies', '/contact'],
    async () => {
      for (let visit = 0; visit < 10; visit += 1) {
        const path = visit % 2 ? '/contact' : '/home';
        const answer = await fetch(baseURL + path, { headers: { Cookie: cookie ?? '' } });
        expect(await answer.text()).toContain(sentence);
        expect(answer.headers.get('set-cookie')).toContain('toast=;');
        expect(answer.headers.get('cache-control')).toBe('no-store');
      }
    },
    baseURL!,
  );
  expect(seen.length).toBeGreaterThan(0);
  for (const { text } of seen) expect(text).not.toContain(sentence);
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
