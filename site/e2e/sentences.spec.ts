import { expect, review, sendNow, test } from './admin.fixtures.ts';
import { away } from './fixtures.ts';
import { makeCompany, makeJob, submitCompany, submitJob, uniqueWord } from './listings.ts';
import places from './sentences.json' with { type: 'json' };

/** A page on which sentences of the specification must appear without any interaction. */
interface Place {
  /** `{company}` and `{job}` are live ones, `{none}` is an id or a word that nothing has. */
  path: string;
  /** On a site whose API is down. */
  away?: boolean;
  /** Seen on the page, to the letter, and as regular expressions. */
  shown: string[];
  patterns?: string[];
  placeholders?: string[];
}

test('every page shows its sentences of the specification @html', async ({ page }) => {
  const [company, job] = [await makeCompany(), await makeJob()];
  const body = page.locator('body');
  for (const { path, away: isAway, shown, patterns = [], placeholders = [] } of places as Place[]) {
    const address = path
      .replace('{company}', company.id)
      .replace('{job}', job.id)
      .replace('{none}', path.includes('?') ? uniqueWord() : crypto.randomUUID());
    const place = isAway ? `${path} without an api` : path;
    await page.goto(isAway ? away + address : address);
    for (const sentence of [...shown, ...patterns.map((pattern) => new RegExp(pattern, 'm'))])
      await expect(body, place).toContainText(sentence, { useInnerText: true });
    for (const sentence of placeholders)
      await expect(page.getByPlaceholder(sentence, { exact: true }), place).toBeVisible();
  }
});

test('a moderator is told that a rejection or the approval of a company failed @script', async ({
  moderator: page,
}) => {
  const [job, company] = [await submitJob(), await submitCompany()];
  await page.route('**/api/moderations', (route) => route.fulfill({ status: 422, json: {} }));
  for (const [list, { name }, button, sentence] of [
    ['Pending Jobs', job, 'Reject', 'Failed to reject job'],
    ['Pending Companies', company, 'Verify', 'Error verifying company'],
    ['Pending Companies', company, 'Reject', 'Error rejecting company'],
  ] as const) {
    await review(page, list, name);
    await page.getByRole('button', { name: `${button} ${name}` }).click();
    if (button === 'Reject')
      await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
    await sendNow(page);
    await expect(page.getByText(sentence)).toBeVisible();
  }
});
