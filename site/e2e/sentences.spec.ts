import { expect, test } from './fixtures.ts';
import { makeCompany, makeJob, uniqueWord } from './listings.ts';
import places from './sentences.json' with { type: 'json' };

/** A page on which sentences of the specification must appear without any interaction. */
interface Place {
  /** `{company}` and `{job}` are live ones, `{none}` is an id or a word that nothing has. */
  path: string;
  /** Seen on the page, to the letter, and as regular expressions. */
  shown: string[];
  patterns?: string[];
  placeholders?: string[];
}

test('every page shows its sentences of the specification @html', async ({ page }) => {
  const [company, job] = [await makeCompany(), await makeJob()];
  const body = page.locator('body');
  for (const { path, shown, patterns = [], placeholders = [] } of places as Place[]) {
    const none = path.includes('?') ? uniqueWord() : crypto.randomUUID();
    const listed = path.replace('{company}', company.id).replace('{job}', job.id);
    await page.goto(listed.replace('{none}', none));
    for (const sentence of [...shown, ...patterns.map((pattern) => new RegExp(pattern, 'm'))])
      await expect(body, path).toContainText(sentence, { useInnerText: true });
    for (const sentence of placeholders)
      await expect(page.getByPlaceholder(sentence, { exact: true }), path).toBeVisible();
  }
});
