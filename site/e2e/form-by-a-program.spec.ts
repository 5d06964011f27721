import { expect, test } from './fixtures.ts';
import { registeredByProgram } from './forms.ts';

test('a form sent by a program is accepted with screening notes', async ({
  page,
  request,
  sql,
}) => {
  const name = `Swift Riders ${crypto.randomUUID()}`;
  const notesAfter = async (form: Record<string, string>) => {
    const multipart = { ...registeredByProgram(form.name!), ...form };
    const answered = await request.post('/register-company', { multipart, maxRedirects: 0 });
    expect(answered.status()).toBe(303);
    const [company] = await sql('select status, notes from company where name = ?', [form.name]);
    expect(company).toMatchObject({ status: 'pending' });
    return (company!.notes as { rule: string }[]).map(({ rule }) => rule);
  };
  expect(await notesAfter({ name: `${name} A`, referral: 'https://spam.example' })).toEqual(
    expect.arrayContaining(['hidden_field', 'form_not_opened']),
  );
  await page.goto('/register-company');
  const formKey = await page.locator('[name=formKey]').inputValue();
  const notes = await notesAfter({ name: `${name} B`, formKey });
  expect(notes).not.toContain('hidden_field');
  expect(notes).not.toContain('form_not_opened');
});
