import { expectAccessible, expectLooksRight } from './accessible.ts';
import { enterPanel, expect, go, test } from './admin.fixtures.ts';
import { decide, sql } from './fixtures.ts';
import { answer, claim, question } from './forms.ts';
import { submitCompany, uniqueWord } from './listings.ts';
import { linkTo } from './mails.ts';

test('somebody claims a company, its owner objects, and a moderator refuses the claim', async ({
  page,
  moderatorPage: panel,
  javaScriptEnabled,
}) => {
  const [name, email] = [`Swift ${uniqueWord()}`, `${uniqueWord()}@swift.example.com`];
  const claimant = `${uniqueWord()}@swift.example.com`;
  const says = (sentence: string) => expect(page.getByText(sentence).first()).toBeVisible();
  const press = (button: string) => page.getByRole('button', { name: button }).click();
  const looksRight = () => expectLooksRight(page, javaScriptEnabled);

  const { id } = await submitCompany({ name, email });
  await decide(`companies/${id}/verify`);
  await page.goto(`/company/${id}`);
  await page.getByRole('link', { name: 'Claim or update this listing' }).click();
  await answer(page, { ...claim(claimant), Phone: '12' });
  await press('Send the claim');
  await says('There is a problem');
  await expect(question(page, 'Which company?')).toHaveValue(new RegExp(`^${name}, http.*${id}$`));
  await answer(page, { Phone: '0805 765 4321', 'CAC number': 'RC 1234567' });
  await press('Send the claim');
  await expect(page.getByRole('main')).toContainText(`Check the mailbox of ${claimant} first.`);
  await expect(page).toHaveTitle(/^We have written to you – /);
  const chat = page.getByRole('link', { name: 'Send it by WhatsApp' });
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=CLAIM%20\w{6}$/);
  await looksRight();
  await page.context().clearCookies();
  await page.reload();
  await says('Check your mailbox first.');

  await page.goto(await linkTo(email, '/manage/link/'));
  await says('wants your listing to have their email address instead of yours.');
  await looksRight();
  await press('Object to Ada Obi');
  await says('Thank you. Nothing changes before a person has decided.');
  if (javaScriptEnabled === false) {
    const claims = await sql`select id, state from ownership_claim where company_id = ${id}`;
    expect(claims).toMatchObject([{ state: 'objected' }]);
    return decide(`ownership-claims/${String(claims[0]!.id)}`, { verdict: 'refuse' });
  }
  await enterPanel(panel);
  await go(panel, `companies/${id}/show`);
  await panel.getByRole('main').getByRole('link', { name: 'Claims' }).click();
  const listed = panel.getByRole('listitem').filter({ hasText: name });
  await expect(listed.getByText('The owner objects')).toBeVisible();
  await expect(listed.getByText('Same CAC number')).toBeVisible();
  await expectAccessible(panel);
  await sql`update ownership_claim set cac_number = 'BN1' where company_id = ${id}`;
  await panel.getByRole('button', { name: 'Refresh' }).click();
  await expect(listed.getByText('Another CAC number')).toBeVisible();
  await listed.getByRole('button', { name: `Grant the claim of ${name}` }).click();
  const dialog = panel.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Grant' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await listed.getByRole('button', { name: `Refuse the claim of ${name}` }).click();
  await dialog.getByRole('button', { name: 'Refuse' }).click();
  await expect(listed).toBeHidden();
});
