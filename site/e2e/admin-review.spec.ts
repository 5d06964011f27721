import { expect, find, sendNow, test, typeSearch } from './admin.fixtures.ts';

test.describe('A moderator @script', () => {
  test('can undo an approval, which otherwise takes effect', async ({
    moderator: page,
    submitJob,
  }) => {
    const { id, name } = await submitJob();
    const status = async () => (await page.request.get(`/api/jobs/${id}`)).status();
    await typeSearch(page, 'Pending Jobs', name);
    // Until the other jobs are gone the row may still move.
    await expect(page.getByRole('button', { name: /^Approve / })).toHaveCount(1);
    await page.getByRole('button', { name: `Approve ${name}` }).dblclick();
    await expect(page.getByText('Job approved!')).toBeVisible();
    await expect(page.getByText('No pending jobs found.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Job approved!')).toBeHidden();
    await page.getByRole('button', { name: `Approve ${name}` }).click();
    await expect(page.getByText('Job approved!')).toBeVisible();
    expect(await status()).toBe(404);
    await page.goto('/home');
    await expect.poll(status).toBe(200);
  });

  test('verifies a company on the plan that was chosen, ten seconds later @desktop', async ({
    moderator: page,
    submitCompany,
  }) => {
    const { id, name } = await submitCompany({ plan: 'premium' });
    await page.clock.install();
    await page.goto(`/admin/dashboard/pending-companies/${id}/show`);
    await expect(page.getByText('Requested plan: Premium')).toBeVisible();
    await page.getByRole('combobox', { name: 'Plan' }).click();
    await page.getByRole('option', { name: /^Premium/ }).click();
    await page.getByRole('button', { name: `Verify ${name}` }).click();
    await expect(page.getByText('Company verified!')).toBeVisible();
    await page.clock.fastForward(10_000);
    await expect(page.getByText('Company verified!')).toBeHidden();
    const company = async () => (await page.request.get(`/api/companies/${id}`)).json();
    await expect.poll(company).toMatchObject({ verified: true, plan: 'premium' });
  });

  test('confirms the rejection of a company and gives a reason @desktop', async ({
    moderator: page,
    submitCompany,
    sql,
  }) => {
    const { id, name } = await submitCompany();
    await find(page, 'Pending Companies', name);
    await page.getByRole('button', { name: `Reject ${name}` }).click();
    await expect(page.getByText('Are you sure you want to reject this company?')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await sql('select id from company where id = ?', [id])).toHaveLength(1);

    await page.getByRole('button', { name: `Reject ${name}` }).click();
    await page.getByLabel('In your words').fill('The register knows another owner');
    await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
    await expect(page.getByText('Company rejected!')).toBeVisible();
    await expect(page.getByText('No unverified companies.')).toBeVisible();
    await sendNow(page);
    await expect.poll(() => sql('select id from company where id = ?', [id])).toHaveLength(0);
  });

  test('approves several jobs at once and sees which of them failed', async ({
    moderator: page,
    submitJob,
    sql,
  }) => {
    const company = `Fleet ${Date.now()}`;
    const jobs = [await submitJob({ company }), await submitJob({ company })];
    await find(page, 'Pending Jobs', company);
    for (const { name } of jobs) await page.getByLabel(`Select ${name}`).check();
    await page.getByRole('button', { name: 'Approve selected' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Approve 2' }).click();
    await expect(page.getByText('No pending jobs found.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo: 2 jobs' }).click();

    for (const { name } of jobs) await page.getByLabel(`Select ${name}`).check();
    await page.getByRole('button', { name: 'Approve selected' }).click();
    await dialog.getByRole('button', { name: 'Approve 2' }).click();
    await sql('delete from job where id = ?', [jobs[1]!.id]);
    await sendNow(page);
    await expect(dialog.getByText('1 of 2 jobs decided')).toBeVisible();
    await expect(dialog.getByText('Job approved!')).toBeVisible();
    await expect(dialog.getByText('already decided by someone else')).toBeVisible();
  });

  test('keeps the focus in the list after a decision @desktop', async ({
    moderator: page,
    submitJob,
  }) => {
    const company = `Garage ${Date.now()}`;
    const [first, second] = [await submitJob({ company }), await submitJob({ company })];
    await find(page, 'Pending Jobs', company);
    await page.getByRole('button', { name: `Reject ${first.name}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
    await expect(page.getByText('Job rejected!')).toBeVisible();
    await expect(page.getByRole('button', { name: `Approve ${second.name}` })).toBeFocused();
    await expect(page.getByRole('link', { name: first.name })).toBeHidden();
    await expect(page.getByRole('button', { name: `Approve ${second.name}` })).toBeFocused();
  });

  test('is told when the server fails, and can try again @desktop', async ({
    moderator: page,
    submitJob,
  }) => {
    const { name } = await submitJob();
    await find(page, 'Pending Jobs', name);
    await page.route('**/approve', (route) => route.fulfill({ status: 500, json: {} }), {
      times: 1,
    });
    await page.getByRole('button', { name: `Approve ${name}` }).click();
    await sendNow(page);
    await expect(page.getByText('Failed to approve job')).toBeVisible();
    await page.getByRole('button', { name: `Approve ${name}` }).click();
    await expect(page.getByText('Job approved!')).toBeVisible();
  });

  test('decides nothing once the session has ended @desktop', async ({
    moderator: page,
    submitJob,
    sql,
  }) => {
    const { id, name } = await submitJob();
    await find(page, 'Pending Jobs', name);
    await expect(page.getByRole('button', { name: `Approve ${name}` })).toBeVisible();
    await page.getByRole('button', { name: `Approve ${name}` }).click();
    // At once: any other call in between would lead to the login first.
    await page.getByRole('button', { name: 'Send now' }).evaluate((button: HTMLElement) => {
      localStorage.setItem('token', 'ended');
      button.click();
    });
    await expect(page).toHaveURL(/\/admin-login$/);
    await expect(page.getByText('Job approved!')).toHaveCount(0);
    expect(await sql('select status from job where id = ?', [id])).toEqual([{ status: 'pending' }]);
  });

  test('is told when the list cannot be fetched @desktop', async ({ moderator: page }) => {
    await page.route('**/api/jobs/pending?*', (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto('/admin/dashboard/pending-jobs');
    await expect(page.getByRole('alert').getByText('Error fetching jobs')).toBeVisible();
    await page.unroute('**/api/jobs/pending?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Error fetching jobs')).toBeHidden();
  });

  test('works through the queue with the keyboard alone @desktop', async ({
    moderator: page,
    submitJob,
  }) => {
    const company = `Depot ${Date.now()}`;
    const [first, second] = [await submitJob({ company }), await submitJob({ company })];
    await find(page, 'Pending Jobs', company);
    await page.getByRole('link', { name: first.name }).click();
    await expect(page.getByRole('heading', { level: 1, name: first.name })).toBeFocused();
    await expect(page.getByText('1 of 2')).toBeVisible();
    await page.keyboard.press('a');
    await expect(page.getByText('Job approved!')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: second.name })).toBeFocused();
    await page.keyboard.press('u');
    await expect(page.getByRole('heading', { level: 1, name: first.name })).toBeFocused();
    await page.keyboard.press('a');
    await expect(page.getByRole('heading', { level: 1, name: second.name })).toBeFocused();
    await page.keyboard.press('r');
    await expect(page.getByText('Are you sure you want to reject this job?')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('sees how long a submission has waited, and when it is late @desktop', async ({
    moderator: page,
    submitJob,
    sql,
  }) => {
    const { id, name } = await submitJob();
    for (const [hours, mark] of [
      [17, '17 h'],
      [19, '19 h · due soon'],
      [25, '25 h · overdue'],
    ] as const) {
      await sql(`update job set created_at = now() - ? * interval '1 hour' where id = ?`, [
        hours,
        id,
      ]);
      await page.goto(`/admin/dashboard/pending-jobs/${id}/show`);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(page.getByText(mark, { exact: true })).toBeVisible();
    }
  });
});
