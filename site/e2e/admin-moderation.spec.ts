import type { Page } from '@playwright/test';
import { call, digits, expect, go, returnToTab, show, test } from './admin.fixtures.ts';
import { credentials, sql } from './fixtures.ts';
import { hold } from './forms.ts';
import { submitCompany, submitJob } from './listings.ts';
import { expectAccessible } from './accessible.ts';

async function open(page: Page, name: string) {
  if (page.url().endsWith('/robots.txt')) await go(page, 'pending-jobs');
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test('a moderator sees similar submissions and what was decided about them, before an approval and in the log', async ({
  moderator: page,
}) => {
  const [cacNumber, phone] = [`RC ${digits()}`, `0803 ${digits()}`];
  const unlike = { ownerName: 'Zed', email: `${digits()}@example.ng`, phone: `0806${digits()}` };
  // Shown are those that share the most, at most 50: other tests share the email of a submission without one.
  const email = `${digits()}@example.ng`;
  const rejected = await submitCompany({ cacNumber, phone, email });
  const reason = 'The register knows another owner';
  await call(page, 'DELETE', `companies/${rejected.id}/reject`, { reason });
  const sent = await submitJob({ cacNumber, email: `${digits()}@example.ng` });
  const again = await submitCompany({ cacNumber, phone, email });

  const earlier = await hold(page, '**/relations');
  await show(page, 'Pending Companies', again);
  const verify = page.getByRole('button', { name: `Verify ${again.name}` });
  await expect(page.getByText('Looking for earlier listings…')).toBeVisible();
  await page.keyboard.press('a');
  await expect(verify).toBeDisabled();
  earlier.letGo();
  await expect(verify).toBeEnabled();
  const seen = page.getByRole('region', { name: 'Seen before' });
  const job = seen.getByRole('listitem').filter({ hasText: sent.name });
  await expect(job.getByText('Same CAC number')).toBeVisible();
  await expect(seen.getByText(`${rejected.name}: ${reason}`)).toBeVisible();
  await expectAccessible(page);
  const note = page.getByRole('listitem').filter({ hasText: `“${rejected.name}”, which was` });
  await expect(note).toContainText('phone number');
  await expect(note).toContainText(`“${reason}”`);
  await note.getByRole('link', { name: 'See what was decided about it' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Moderation Log' })).toBeVisible();
  await expect(page.getByText(reason)).toBeVisible();
  await page.goBack();
  await job.getByRole('link', { name: sent.name }).click();
  await expect(page.getByRole('heading', { level: 1, name: sent.name })).toBeVisible();

  const name = `${crypto.randomUUID()}`;
  const { id } = await submitCompany({ ...unlike, name, cacNumber: `BN ${digits()}` });
  await show(page, 'Pending Companies', { id, name });
  await expect(page.getByText('Not seen before')).toBeVisible();
});

test('a moderator hides a public listing and finds it among the hidden ones and in the log', async ({
  moderator: page,
}) => {
  const { id, name } = await submitCompany();
  // The log has a link that is for no state.
  await go(page, `companies/${id}/show`);
  await page.getByRole('link', { name: 'Open its page' }).click();
  await page.getByRole('button', { name: `Verify ${name}` }).waitFor();
  await call(page, 'PATCH', `companies/${id}/verify`, { plan: 'free' });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await page.getByRole('link', { name: 'Open its page' }).click();
  await page.getByRole('button', { name: `Hide now: ${name}` }).click();
  await page.getByLabel('In your words').fill('Three customers complained');
  await page.context().setOffline(true);
  await page.getByRole('dialog').getByRole('button', { name: 'Hide now' }).click();
  await expect(page.getByText('The server cannot be reached.')).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('dialog').getByRole('button', { name: 'Hide now' }).click();
  await expect(page.getByText('Company hidden. It is no longer public.')).toBeVisible();
  await expect(page.getByText('hidden before its end')).toBeVisible();
  expect((await page.request.get(`/api/companies/${id}`)).status()).toBe(410);

  await open(page, 'Hidden Listings');
  const companies = page.getByRole('region', { name: 'Hidden companies' });
  await companies.getByRole('searchbox').fill(name);
  await companies.getByRole('link', { name }).click();
  await page.getByRole('link', { name: 'Moderation log of this listing' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Moderation Log' })).toBeVisible();
  await expect(page.getByText('Three customers complained')).toBeVisible();
  await expect(page.getByRole('button', { name: `Only ${credentials.email}` })).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'Action' }).click();
  await page.getByRole('option', { name: 'Rejected' }).click();
  await expect(page.getByText('No actions found.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the search and filters' }).click();
  await expect(page.getByText('No actions found.')).toBeHidden();
  await page.getByLabel('Moderator', { exact: true }).fill('nobody@example.ng');
  await expect(page.getByText('No actions found.')).toBeVisible();
});

test('a submission that is gone is claimed no more', async ({ moderator: page }) => {
  let claims = 0;
  await page.clock.install();
  await page.route('**/api/claims/*', (route) => {
    claims += 1;
    return route.fulfill({ status: 404, json: {} });
  });
  const { id } = await submitJob();
  await Promise.all([
    page.waitForResponse(`**/api/claims/${id}`),
    go(page, `pending-jobs/${id}/show`),
  ]);
  await page.getByText('Seen before').first().waitFor();
  await Promise.all([page.waitForResponse('**/api/claims'), page.clock.fastForward(60_000)]);
  expect(claims).toBe(1);
});

test('a moderator reads inquiries with their screening notes and marks them as answered', async ({
  moderator: page,
}) => {
  const name = `Ada ${digits()}`;
  const message = 'Ten thousand followers: https://bit.ly/followers\nIn December.';
  await page.request.post('/advertise', {
    multipart: {
      ...{ name, email: 'ada@swift.example', phone: '0803 123 4567', message },
      ...{ interest: 'sponsorship', referral: 'filled in' },
    },
  });
  await open(page, 'Inquiries');
  const inquiry = page.getByRole('listitem').filter({ hasText: name });
  await expect(inquiry.getByText('In December.')).toBeVisible();
  await expect(inquiry.getByRole('link', { name: 'ada@swift.example' })).toBeVisible();
  const notes = inquiry.getByRole('list', { name: 'Notes from screening' });
  await expect(notes).toContainText('hides where it leads');
  await expect(notes).toContainText('A hidden field was filled in');
  await expectAccessible(page);
  const answered = inquiry.getByRole('button', { name: `Mark answered: ${name}` });
  // The second click of a double one, on the card above.
  await answered.dispatchEvent('click', { detail: 2 });
  await answered.click();
  await expect(page.getByText('Inquiry marked as answered.')).toBeVisible();
  await expect(inquiry).toBeHidden();
  await page.getByRole('combobox', { name: 'Show' }).click();
  await page.getByRole('option', { name: 'Answered', exact: true }).click();
  await expect(inquiry.getByText(/^Answered \d/)).toBeVisible();
  await page.route('**/api/inquiries?*', async (route) =>
    route.fulfill({ response: await route.fetch(), json: [] }),
  );
  await page.getByRole('combobox', { name: 'Show' }).click();
  await page.getByRole('option').filter({ hasText: 'All inquiries' }).click();
  await expect(page.getByText('No inquiries found.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the search and filters' }).click();
  await expect(page.getByText('No inquiries to answer.')).toBeVisible();
});

test('a queue of companies that is empty has the sentence of the specification, and another one under a search', async ({
  moderator: page,
}) => {
  await page.route('**/api/companies/pending?*', async (route) =>
    route.fulfill({ response: await route.fetch(), json: [] }),
  );
  await go(page, 'pending-companies');
  await expect(page.getByText('No unverified companies.')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('Swift');
  await expect(page.getByText('No pending companies found.')).toBeVisible();
});

test('a moderator sees the overview as charts and as tables', async ({ moderator: page }) => {
  await submitJob();
  // Other tests search at the same time.
  await page.route('**/api/overview', async (route) => {
    const response = await route.fetch();
    const decisionHours = { median: 0.01, p90: 25.25 };
    const json = { ...(await response.json()), missed: [], decisionHours };
    await route.fulfill({ response, json });
  });
  await open(page, 'Overview');
  const times = page.getByRole('region', { name: 'Time to decision, last 30 days' });
  await expect(times).toContainText('50% within1 min');
  await expect(times).toContainText('25.3 h, later than promised');
  const sent = page.getByRole('region', { name: 'Submissions per day' });
  await expect(sent.getByRole('img')).toHaveAccessibleName(/Jobs: [1-9]/);
  await sent.getByText('Show as table').click();
  await expect(sent.getByRole('row')).toHaveCount(31);
  const cities = page.getByRole('region', { name: 'Public listings by city' });
  await expect(cities.getByRole('rowheader', { name: 'Elsewhere' })).toBeVisible();
  const missed = page.getByRole('region', { name: 'Asked for and not found, last 30 days' });
  await expect(missed.getByText(/^Every place and service/)).toBeVisible();
  await sql`insert into missed_search values (current_date, 'companies lagos/yaba kano van', 3100) on conflict do nothing`;
  await page.unroute('**/api/overview');
  const name = 'Companies (Van Delivery) from Yaba, Lagos to Kano 3,100';
  await returnToTab(page, missed.getByRole('row', { name }));
  await expectAccessible(page);
  await page.getByRole('link', { name: /^[1-9]\d* jobs?$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pending Jobs' })).toBeVisible();
});
