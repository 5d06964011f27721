import { expect, test } from './fixtures.ts';
import { answer, problem, registration } from './forms.ts';
import { makeCompany } from './listings.ts';

test('a company says where it is and how far it delivers, kept when the form is refused', async ({
  page,
  sql,
  javaScriptEnabled,
}) => {
  const [state, area] = ['State', 'Area'].map((name) =>
    page.getByRole('combobox', { name: new RegExp(`^${name}`) }),
  );
  const send = page.getByRole('button', { name: 'Submit Registration' });
  const states = page.getByLabel('To which states?');
  const name = `Swift Riders ${crypto.randomUUID()}`;
  await page.goto('/register-company');
  await answer(page, registration(name));
  await state!.selectOption('Oyo');
  const suggested = page.locator('#area-suggestions option[value="Bodija"]');
  await expect(suggested).toHaveCount(javaScriptEnabled === false ? 0 : 1);
  await area!.fill('Bodija');
  await expect(states).toBeHidden();
  await page.getByLabel('How far do you deliver?').selectOption('To some states');
  await states.fill('Oyo, Wakanda');
  await send.click();
  await expect(problem(page).getByRole('link')).toHaveText([/^Name the states with commas/]);
  await expect(state!).toHaveValue('oyo');
  await expect(area!).toHaveValue('Bodija');
  await expect(states).toHaveValue('Oyo, Wakanda');

  await states.fill('Oyo, Akwa Ibom');
  await send.click();
  await expect(page.getByRole('heading', { name: 'Registration received' })).toBeVisible();
  const [company] = await sql(
    `update company set status = 'live', approved_at = now(), expires_at = now() + interval '1 day'
       where name = ? returning id, place, location, reach`,
    [name],
  );
  expect(company).toMatchObject({ place: 'oyo/bodija', location: 'Bodija, Oyo', reach: 'states' });
  await page.goto(`/company/${String(company?.id)}`);
  await expect(page.getByText('Oyo, Akwa Ibom').first()).toBeVisible();
});

test('a company that does not say how far it delivers probably does as its services tell @html', async ({
  page,
  sql,
}) => {
  const bike = await makeCompany(sql, { services: ['bike'] });
  await page.goto(`/company/${bike.id}`);
  await expect(page.getByText('Probably within the city')).toBeVisible();
  const air = await makeCompany(sql, { services: ['bike', 'air'] });
  await page.goto(`/company/${air.id}`);
  await expect(page.getByText('Probably all over Nigeria')).toBeVisible();
});
