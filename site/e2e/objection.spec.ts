import { expectAccessible, overflow } from './accessible.ts';
import { expect, test } from './admin.fixtures.ts';
import { asModerator, sql } from './fixtures.ts';
import { answer, registration } from './forms.ts';
import { submitCompany, uniqueWord } from './listings.ts';
import { linkTo } from './mails.ts';

test('a former address undoes a change of email by the link in its mail, which changes nothing when it is only read @html', async ({
  page,
}) => {
  const email = `${uniqueWord()}@swift.example.com`;
  const other = `${uniqueWord()}@bola.example.com`;
  const { id } = await submitCompany({ email });
  const giveBack = page.getByRole('button', { name: 'Give it back to my address' });
  const emailNow = async () => await sql`select email from company where id = ${id}`;
  await page.goto(await linkTo(email, '/manage/link/'));
  await page.goto('/manage/edit');
  await expect(page).toHaveTitle(/^Edit your listing – /);
  await answer(page, { Email: other });
  await page.getByRole('button', { name: 'Send the change' }).click();
  await expect(page).toHaveURL('/manage/lost?link=old');
  await expect(page.getByText('Changed.', { exact: true })).toBeVisible();
  await expect(page.getByText('sends one to the new address')).toBeVisible();

  await page.goto('/manage/object/broken');
  await giveBack.click();
  await expect(page.getByText(/^This link is broken/)).toBeVisible();
  await expect(giveBack).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Message us on WhatsApp' })).toBeVisible();

  await page.goto(await linkTo(email, '/manage/object/'));
  expect(await emailNow()).toEqual([{ email: other }]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await giveBack.click();
  await expect(page.getByText('Your listing has your address again.')).toBeVisible();
  expect(await emailNow()).toEqual([{ email }]);
  await page.goto(await linkTo(email, '/manage/link/'));
  await page.context().clearCookies({ name: 'manage' });
  await page.getByRole('button', { name: 'Make this link useless' }).click();
  await expect(page.getByText('Nothing was done. A link stays open for 12 hours')).toBeVisible();
});

test('a change is known to be received when the line is lost after it @script', async ({
  page,
}) => {
  const email = `${uniqueWord()}@swift.example.com`;
  await submitCompany({ email });
  await page.goto(`${await linkTo(email, '/manage/link/')}?next=edit`);
  await answer(page, { 'Price range': '₦2,000' });
  const afterwards = /\/(manage|robots\.txt)$/;
  await page.route(afterwards, (route) => route.abort('internetdisconnected'));
  await page.getByRole('button', { name: 'Send the change' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have received your change');
  await expectAccessible(page);
  await page.unroute(afterwards);
  await page.getByRole('link', { name: 'Open your listing' }).click();
  await expect(page).toHaveURL('/manage');
  await expect(page.getByText('Changed.', { exact: true })).toBeVisible();
});

test('the page of a second copy leads to the listing that is there, as its mail and the receipt of another sending do @html', async ({
  page,
  request,
}) => {
  const email = `${uniqueWord()}@swift.example.com`;
  const { id } = await submitCompany({ email });
  const link = await linkTo(email, '/manage/link/');
  await request.delete(`/api/companies/${id}/reject`, {
    headers: await asModerator(),
    data: { reason: 'Registered before' },
  });
  await page.goto(link);
  await expect(page.getByText('Your company is here already')).toBeVisible();
  const actions = page.getByRole('navigation', { name: 'What you can do' }).getByRole('link');
  await expect(actions).toHaveText([
    'Get the link of your listing',
    'It is another one: send it again',
  ]);
  await actions.last().click();
  await answer(page, { 'I agree to the terms': true });
  await page.getByRole('button', { name: 'Send again' }).click();
  // Not to the one that was rejected, whose link is still open.
  await page.getByRole('main').getByRole('link', { name: 'Manage your listing' }).click();
  await expect(page).toHaveURL('/manage/lost');
  await page.goto(link);
  await actions.first().click();
  await expect(page).toHaveURL('/manage/lost');
});

test('a registration that its sender has deleted can be sent again with the same answers @html', async ({
  page,
}) => {
  const [name, email] = [uniqueWord(), `${uniqueWord()}@swift.example.com`];
  const register = async () => {
    await page.goto('/register-company');
    await answer(page, { ...registration(name), Email: email });
    await page.getByRole('button', { name: 'Submit Registration' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Registration received');
  };
  await register();
  await page.goto(`${await linkTo(email, '/manage/link/')}?next=withdraw`);
  await expect(page.getByText('For 90 days our moderators’ log keeps a copy.')).toBeVisible();
  await page.getByRole('button', { name: 'Delete it for good' }).click();
  await expect(page.getByText('Deleted.')).toBeVisible();
  await register();
  expect(await sql`select status from company where name = ${name}`).toEqual([
    { status: 'pending' },
  ]);
});
