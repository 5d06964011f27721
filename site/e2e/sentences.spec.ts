import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, review, sendNow, test as moderated } from './admin.fixtures.ts';
import { makeCompany, makeJob, uniqueWord } from './listings.ts';
import { answered, places } from './sentences.ts';
import { test } from './site-without-api.ts';

for (const { path, away, shown, opened = [], placeholders = [] } of places) {
  test(`${path}${away ? ' without an api' : ''} shows the sentences of the specification @html`, async ({
    page,
    away: siteWithoutApi,
    sql,
  }) => {
    const [company, job] = [await makeCompany(sql), await makeJob(sql)];
    const address = path
      .replace('{company}', company.id)
      .replace('{job}', job.id)
      .replace('{none}', path.includes('?') ? uniqueWord() : crypto.randomUUID());
    await page.goto(away ? siteWithoutApi + address : address);
    const body = page.locator('body');
    for (const sentence of shown)
      await expect(body).toContainText(sentence, { useInnerText: true });
    for (const sentence of opened) await expect(body).toContainText(sentence);
    for (const sentence of placeholders)
      await expect(page.getByPlaceholder(sentence, { exact: true })).toBeVisible();
  });
}

for (const [file, sentences] of Object.entries(answered)) {
  test(`${file} asserts its sentences of the specification @html`, () => {
    const text = readFileSync(join(import.meta.dirname, file), 'utf8');
    for (const sentence of sentences) expect(text).toContain(sentence);
  });
}

for (const { list, button, sentence } of [
  {
    list: 'Pending Jobs',
    button: 'Reject',
    sentence: 'Failed to reject job',
  },
  {
    list: 'Pending Companies',
    button: 'Verify',
    sentence: 'Error verifying company',
  },
  {
    list: 'Pending Companies',
    button: 'Reject',
    sentence: 'Error rejecting company',
  },
] as const) {
  moderated(
    `a moderator is told ‘${sentence}’ @script`,
    async ({ moderator: page, submitJob, submitCompany }) => {
      const { name } = await (list === 'Pending Jobs' ? submitJob() : submitCompany());
      await page.route('**/api/moderations', (route) => route.fulfill({ status: 422, json: {} }));
      await review(page, list, name);
      await page.getByRole('button', { name: `${button} ${name}` }).click();
      if (button === 'Reject')
        await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
      await sendNow(page);
      await expect(page.getByText(sentence)).toBeVisible();
    },
  );
}
