import type { Page } from '@playwright/test';
import { overflow } from './accessible.ts';
import { expect, go, inquiry, test } from './admin.fixtures.ts';
import { sql } from './fixtures.ts';
import { submitCompany, submitJob } from './listings.ts';

/** Script, markup, an override of the direction of writing, and more than any field may have. */
const attack = `<script>window.__xss=1</script><img src=x onerror="window.__xss=1">\u202E">'</title>`;
const long = attack + 'A'.repeat(10_000);
const link = 'javascript:window.__xss=1';

const kept =
  /^(_?id|listing|kind|status|plan|wishedPlan|type|action|rule|severity|day|on|until|reference|\w+At|\w+Through)$/;
const links = /^(applyLink|website|jobAttachment|profileImage)$/;

/** Every text of an answer replaced by the attack, every address by one that runs script. */
function hostile(value: unknown, field = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => hostile(one, field));
  if (value && typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, hostile(inner, name)]),
    );
  }
  if (links.test(field)) return link;
  if (typeof value !== 'string' || kept.test(field)) return value;
  return field === 'description' || field === 'message' || field === 'reason' ? long : attack;
}

/** The database refuses such texts and links; the panel must not rely on it. */
async function poison(page: Page) {
  await page.route(/\/api\/(jobs|companies|inquiries|moderations)\b/, async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    const json = hostile(await response.json());
    await route.fulfill({ response, json });
  });
}

test.use({ bypassCSP: true });

test('hostile input is text on every page of the panel without a content policy @phone', async ({
  moderator: page,
}) => {
  const [job, company] = [await submitJob(), await submitCompany()];
  const [live, hidden] = [await submitJob(), await submitCompany()];
  await sql`update job set status = 'live', approved_at = now(), expires_at = now() + interval '1 day' where id = ${live.id}`;
  await sql`update company set status = 'hidden', approved_at = now(), expires_at = now() + interval '1 day' where id = ${hidden.id}`;
  await sql`insert into moderation (kind, listing_id, action, reason) values ('job', ${job.id}, 'edited', 'x')`;
  const note = JSON.stringify([{ rule: 'fee', severity: 'alert', message: 'x' }]);
  await sql`update job set notes = ${note}::jsonb where id = ${job.id}`;
  await page.request.post('/api/inquiries', { data: inquiry });
  await poison(page);
  // Headings of texts between those of lists, so that each page is known from the one before.
  for (const [path, heading] of [
    ['pending-jobs', 'Pending Jobs'],
    [`pending-jobs/${job.id}/show`, '<script>'],
    ['pending-companies', 'Pending Companies'],
    [`jobs/${live.id}/show`, '<script>'],
    ['approved', 'Approved Listings'],
    [`companies/${hidden.id}`, 'Edit <script>'],
    ['hidden', 'Hidden Listings'],
    ['inquiries', 'Inquiries'],
    ['moderations', 'Moderation Log'],
    [`pending-companies/${company.id}/show`, '<script>'],
  ] as const) {
    await go(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
    await expect(page.locator('a[href^="javascript" i], img[src^="javascript" i]')).toHaveCount(0);
    expect(await overflow(page), `${path} is wider than the screen`).toBeLessThanOrEqual(0);
    expect(await page.evaluate(() => '__xss' in window), path).toBe(false);
  }

  await expect(page.getByText('not a web address, so not linked')).toBeVisible();
  await page.getByRole('button', { name: /^Reject/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByRole('button', { name: /^Undo: <script>/ })).toBeVisible();
  expect(await page.evaluate(() => '__xss' in window)).toBe(false);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
