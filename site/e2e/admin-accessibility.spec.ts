import { expectAccessible } from './accessible.ts';
import { expect, test } from './admin.fixtures.ts';

for (const [path, tag] of [
  ['pending-jobs', []],
  ['pending-companies', ['@desktop']],
  ['approved', []],
  ['hidden', ['@desktop']],
  ['pending-jobs/{job}/show', []],
  ['pending-companies/{company}/show', ['@desktop']],
  ['pending-jobs/{job}', []],
] as const) {
  test(`axe finds no violation on ${path} of the panel`, { tag: ['@script', ...tag] }, async ({
    moderator: page,
    submitJob,
    submitCompany,
  }) => {
    const [job, company] = [await submitJob(), await submitCompany()];
    await page.goto(
      `/admin/dashboard/${path.replace('{job}', job.id).replace('{company}', company.id)}`,
    );
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
    await expectAccessible(page);
  });
}

test(
  'axe finds no violation on the login page with an error',
  { tag: ['@script', '@desktop'] },
  async ({ page }) => {
    await page.goto('/admin-login');
    await page.getByRole('button', { name: 'Login as Admin' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expectAccessible(page);
  },
);
