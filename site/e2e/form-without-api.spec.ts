import { away, expect, test } from './fixtures.ts';
import { answer, forms, posted, problem, question } from './forms.ts';

const failures: Record<string, string> = {
  '/register-company': 'Something went wrong. Please try again.',
  '/post-job': 'Server error posting job.',
  '/advertise': 'There was an error submitting your inquiry. Please try again.',
};

for (const { path, answers, send } of forms) {
  const tag = path === '/advertise' ? '@script' : '@html';
  test(`${path} keeps its answers while the api is down`, { tag }, async ({ page }) => {
    const given = answers();
    const expectKept = async () => {
      for (const [label, value] of Object.entries(given))
        if (value !== true) await expect(question(page, label)).toHaveValue(value);
        else if (!label.startsWith('I agree')) await expect(question(page, label)).toBeChecked();
    };
    await page.goto(away + path);
    await answer(page, given);
    const answered = posted(page);
    await page.getByRole('button', { name: send }).click();
    expect((await answered).status()).toBe(503);
    await expect(problem(page)).toContainText(failures[path]!);
    await expectKept();
    if (path !== '/advertise') return;

    const headers = { 'X-Forwarded-For': '198.51.100.7' };
    await page.setExtraHTTPHeaders(headers);
    const sent = { method: 'POST', headers, body: new URLSearchParams() };
    // A file that is missing, which costs nothing to say.
    const spend = () => fetch(`${away}/admin/assets/none.js`, sent);
    await Promise.all(Array.from({ length: 300 }, spend));
    await page.getByRole('button', { name: send }).click();
    await expect(problem(page)).toContainText('Too many forms come from your network.');
    await expectKept();
  });
}
