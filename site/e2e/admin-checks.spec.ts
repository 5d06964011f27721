import { expectAccessible } from './accessible.ts';
import {
  digits,
  endSession,
  expect,
  find,
  go,
  logIn,
  returnToTab,
  sender,
  sendNow,
  show,
  test,
} from './admin.fixtures.ts';
import { credentials, sql } from './fixtures.ts';
import { picture } from './forms.ts';
import { makeCompany, submitCompany, uniqueWord } from './listings.ts';

test('a moderator reads the private fields and records checks of CAC and phone, which the public page then shows @phone', async ({
  moderator: page,
}) => {
  const { id, name } = await submitCompany({ website: 'https://swift.example/about' });
  await show(page, 'Pending Companies', { id, name });
  const facts = page.locator('dl');
  await expect(facts).toContainText(/Ada Obi.*RC1234567/s);
  const call = facts.getByRole('link', { name: '0803 123 4567' });
  await expect(call).toHaveAttribute('href', 'tel:+2348031234567');
  const website = page.getByRole('link', { name: 'https://swift.example/about' });
  await expect(website).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
  await expect(facts.locator('[href="https://search.cac.gov.ng/"]')).toHaveText(/^Search the CAC/);
  const cac = page.getByRole('form', { name: 'CAC register' });
  await cac.getByRole('button', { name: 'Confirmed, active' }).click();
  await expect(page.getByText('Enter the name in the register')).toBeVisible();
  await cac.getByLabel('Name in the register').fill(`${name} Nigeria Ltd`);
  await expect(cac.getByText('In one name only: nigeria')).toBeVisible();
  await cac.getByLabel('Name in the register').fill(`${name} Limited`);
  await expect(cac.getByText('Same name as listed')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/CAC register Confirmed, lapses/)).toBeFocused();
  const phone = page.getByRole('form', { name: 'Phone' });
  await phone.getByLabel('Note for moderators').fill('Asked for the parcel desk');
  await phone.getByRole('button', { name: 'Owner answered' }).click();
  await expect(page.getByText(/Phone Confirmed, lapses/)).toBeVisible();
  await expect(page.getByText('Phone: confirmed. Asked for the parcel desk')).toBeVisible();
  await expect(page.getByText('Confirmed, 0803 123 4567, owner, Asked')).toHaveCount(1);
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page.locator('input[name=phone]')).toHaveValue('0803 123 4567');
  await page.getByLabel('WhatsApp').fill('+2348057654321');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(call).toHaveAttribute('href', 'tel:+2348031234567');
  await expect(facts.getByRole('link', { name: '0805 765 4321' })).toBeVisible();

  await page.getByRole('button', { name: `Verify ${name}` }).click();
  await sendNow(page);
  await expect(page.getByText('Company verified!')).toBeVisible();
  await page.goto(`/company/${id}`);
  await page.getByText('What was checked').click();
  await expect(page.getByText(`is ${name} Limited, active`)).toBeVisible();
  await expect(page.getByText('the owner answered on the number shown here')).toBeVisible();

  await sql`update proof set good_until = now() where company_id = ${id} and kind = 'cac'`;
  await go(page, 'proofs');
  const lapsed = page.getByRole('listitem').filter({ hasText: name });
  await expect(lapsed).toContainText('Lapsed on');
  await lapsed.getByRole('link').click();
  await expect(page.locator('summary', { hasText: 'CAC register' })).toBeFocused();
});

test('a moderator opens each company at its top with its own checks, and leaves one out of a bulk approval @desktop', async ({
  moderator: page,
}) => {
  const ownerName = `Owner ${digits()}`;
  const [one, two] = [sender(), sender()];
  const add = ({ cacNumber, email }: typeof one, fields = {}) => {
    const from = { cacNumber, email, ownerName, phone: `0806${digits()}` };
    return submitCompany({ ...from, location: 'Ikeja', ...fields });
  };
  const profileImage = new File([await picture(64).png().toBuffer()], 'logo.png');
  const [first, second] = [await add(one, { profileImage }), await add(two)];
  await add(sender(), { location: 'Behind the blue gate', address: 'Blue gate' });
  await add(sender(), { website: 'https://bit.ly/swift' });
  await add(sender(), { description: 'Longer than what is shown of a text at once. '.repeat(16) });
  const heading = ({ name }: typeof first) => page.getByRole('heading', { level: 1, name });
  await page.setViewportSize({ width: 1280, height: 600 });
  await find(page, 'Pending Companies', ownerName);
  await expect(page.getByRole('link', { name: second.name })).toBeVisible();
  await page.keyboard.press('j');
  await expect(heading(first)).toBeFocused();
  // A screen of 900 px has twelve rows beside an open submission.
  const [top = 900, next = 0] = await page
    .getByRole('list', { name: 'Pending Companies' })
    .getByRole('listitem')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().top));
  expect(next - top).toBeLessThanOrEqual(48);
  expect(top + 12 * 48).toBeLessThanOrEqual(900);
  const checks = page.getByRole('region', { name: 'Checks' });
  await checks.getByLabel('Valid until').scrollIntoViewIfNeeded();
  await expect(heading(first)).not.toBeInViewport();
  await page.keyboard.press('j');
  await expect(heading(second)).toBeInViewport();
  await expect(checks).toContainText(two.cacNumber.replace(' ', ''));
  await page.getByRole('button', { name: 'Verify the 2 clean ones' }).click();
  await expect(page.getByRole('dialog').locator('img')).toHaveCount(1);
  await expect(page.getByRole('dialog').getByText('12 Allen Avenue, Ikeja')).toHaveCount(2);
  await page.getByRole('checkbox', { name: `Include ${second.name}` }).uncheck();
  await page.getByLabel('Verify 1 company').getByText('Verify 1', { exact: true }).click();
  await expect(page.getByText(`Verifying ${first.name}`)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: second.name })).toBeVisible();
});

test('a moderator dismisses the reports of a company once all of them are read @desktop', async ({
  moderator: page,
}) => {
  const name = `Swift ${uniqueWord()}`;
  const { id } = await makeCompany({ name });
  const report = (words: string) =>
    sql`insert into report (kind, listing_id, reason, words, state)
    values ('company', ${id}, 'fake_pickup', ${words}, 'confirmed')`;
  await report('Took two phones');
  await go(page, `companies/${id}/show`);
  await page.getByRole('heading', { name: 'Who looked at it' }).waitFor();
  await expect(page.getByRole('img', { name: 'Views per day' })).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Reports' }).click();
  const card = page.getByRole('listitem').filter({ hasText: name });
  await expect(card).toContainText('Took two phones');
  await card.getByRole('button', { name: `Dismiss: reports of ${name}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('We rang them');
  await report('Took my laptop');
  await dialog.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText('More reports have come in: read them first')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Dismiss' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(card).toContainText('Took my laptop');
  const dismiss = async () => {
    await card.getByRole('button', { name: 'Dismiss' }).click();
    await expect(dialog.getByLabel('Reason')).toHaveValue('We rang them');
  };
  await dismiss();
  // Another moderator decides about these, and as many others come in.
  await sql`update report set state = 'dismissed', decided_at = now() where listing_id = ${id}`;
  for (const thing of ['bicycle', 'shoes']) await report(`Took my ${thing}`);
  await returnToTab(page, dialog.getByText('More reports have come in. Close this'));
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dismiss();
  await page.route('**/api/reports/*', (route) => route.abort(), { times: 1 });
  await dialog.getByRole('button', { name: 'Dismiss' }).click();
  // Not hidden from screen readers by the dialog.
  const failure = page
    .getByRole('alert')
    .filter({ hasText: 'No answer came, so it may have been' });
  await expect(failure).toBeVisible();
  await endSession(dialog.getByRole('button', { name: 'Dismiss' }));
  await logIn(page, credentials);
  await dismiss();
  await dialog.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText('Reports dismissed!')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(card).toHaveCount(0);
  for (let many = 0; many < 51; many++) await report(`Took ${many} parcels`);
  await returnToTab(page, card.getByText('The newest 50 of 51 confirmed reports.'));
});
