import { endSession, expect, go, logIn, returnToTab, sendNow, test } from './admin.fixtures.ts';
import { credentials, sql } from './fixtures.ts';
import { hold } from './forms.ts';
import { makeCompany, uniqueWord } from './listings.ts';

test('a decision is of the change that was read, is made after the next login if the session ended, and is neither done nor failed if its answer is lost', async ({
  moderator: page,
}) => {
  const above = await makeCompany({ name: uniqueWord() });
  const { id, name } = await makeCompany({ name: uniqueWord() });
  await sql`insert into change (id, kind, listing_id, created_at, facts, notes)
     select gen_random_uuid(), 'company', id, now() - interval '1 day' * (1 + (id = ${above.id})::int), jsonb_build_object('name', name, 'phone', phone, 'email', email,
       'riderNumbers', rider_numbers, 'cacNumber', cac_number, 'priceRange', '₦9,000'),
       case id when ${above.id} then '[{"severity":"alert","message":"Look"}]'::jsonb else '[]' end from company where id in (${above.id}, ${id})`;
  const dialog = page.getByRole('dialog');
  const refuse = () => page.getByRole('button', { name: `Refuse the change of ${name}` }).click();
  await go(page, 'changes');
  await expect(page.getByLabel(`Select ${name}`)).toBeVisible();
  await expect(page.getByLabel(`Select ${above.name}`), 'with an alert').toHaveCount(0);
  await page.getByRole('button', { name: `Approve the change of ${above.name}` }).dblclick();
  await refuse();
  await dialog.getByLabel('In your words').fill('Nobody there knows of it');
  // While the dialog covers it the owner sends another change.
  await sql`update change set facts = facts || '{"priceRange": "₦19,000"}', created_at = now() where listing_id = ${id}`;
  const replaced = page.getByText('It was changed since you read it.');
  await returnToTab(page, replaced);
  await dialog.getByRole('button', { name: 'Refuse' }).click();
  await sendNow(page);
  await expect(page.getByText(`${name}: This listing was changed a moment ago.`)).toBeVisible();
  const approve = async () => {
    await page.getByLabel(`Select ${name}`).check();
    await page.getByRole('button', { name: 'Approve 1 selected' }).click();
  };
  await approve();
  await page.context().setOffline(true);
  await sendNow(page);
  await expect(page.getByText(`${name}: The server cannot be reached.`)).toBeVisible();
  await page.context().setOffline(false);
  await approve();
  await sendNow(page);
  await expect(replaced).toBeVisible();
  expect(await sql`select from change where listing_id = ${id}`).toHaveLength(1);
  await page.getByRole('button', { name: 'Show it' }).click();
  await expect(page.getByText('₦19,000')).toBeVisible();
  await refuse();
  await endSession(dialog.getByRole('button', { name: 'Refuse' }));
  await sendNow(page);
  await logIn(page, credentials);
  const refusing = page.getByText(`Refusing the change of ${name} in a few seconds`);
  await expect(refusing).toBeVisible();
  // As a logout in another tab, which no answer tells of.
  await page.getByRole('button', { name: 'Send now' }).evaluate((button: HTMLElement) => {
    localStorage.clear();
    button.click();
  });
  await logIn(page, credentials);
  await expect(refusing).toBeVisible();
  await page.getByRole('button', { name: `Undo: the change of ${name}` }).click();
  await refuse();
  await expect(dialog.getByLabel('In your words')).toHaveValue('Nobody there knows of it');
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/changes/*/reject', (route) => answer.promise.then(() => route.abort()));
  await dialog.getByRole('button', { name: 'Refuse' }).click();
  await sendNow(page);
  await expect(page.getByText('Sending…')).toBeVisible();
  // The list is not read again: it would lose the change that is taken back below.
  await hold(page, '**/api/changes?*');
  answer.resolve();
  await expect(page.getByText(`${name}: No answer came, so it may have been done`)).toBeVisible();
  await page.unroute('**/api/changes/*/reject');
  await sql`delete from change where listing_id = ${id}`;
  await refuse();
  await dialog.getByRole('button', { name: 'Refuse' }).click();
  await sendNow(page);
  await expect(page.getByText(`${name}: This change was taken back, or`)).toBeVisible();
});
