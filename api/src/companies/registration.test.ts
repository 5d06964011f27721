import { startApp, type TestApp } from '../../test/app.ts';
import { registration } from '../../test/make-listing.ts';

let api: TestApp;

beforeAll(async () => {
  api = await startApp();
});
afterAll(() => api.close());

const register = (fields: object) =>
  api.http.post('/api/companies').send({ ...registration, ...fields });

/** The row of a registration that is taken. */
async function kept(fields: object) {
  const { body } = await register(fields).expect(201);
  const [row] = await api.sql('select * from company where id = ?', [body.id]);
  return row ?? {};
}

/** The sentences of one that is not. */
async function refused(fields: object): Promise<Record<string, string>> {
  const { body } = await register(fields).expect(422);
  expect(body.message).toBe('Check the highlighted fields and try again.');
  return body.errors;
}

it('says for every field that has to be there what to enter', async () => {
  const { body } = await api.http.post('/api/companies').send({}).expect(422);
  expect(body.errors).toEqual({
    name: 'Enter the company name',
    email: 'Enter an email address in the correct format, like name@example.com',
    phone: 'Enter a phone number that can be called, for example 0803 123 4567',
    cacNumber: 'Enter the CAC number, for example RC 1234567',
    address: 'Enter the address',
    category: 'Choose a service type: bike, van or air',
    priceRange: 'Enter the price range',
  });
});

it('takes the call as the spec writes it: location as the address, no owner, no website', async () => {
  const row = await kept({ ownerName: undefined, location: registration.address });
  expect(row).toMatchObject({ owner_name: null, website: null, description: null, image: null });
});

it('asks for the owner where the form has the field', async () => {
  expect(await refused({ ownerName: '  ' })).toEqual({ ownerName: 'Enter the owner name' });
});

it('works in the address unless another location is given', async () => {
  expect(await kept({})).toMatchObject({ location: registration.address });
  expect(await kept({ location: ' ' })).toMatchObject({ location: registration.address });
  expect(await kept({ location: 'Lagos' })).toMatchObject({ location: 'Lagos' });
});

it('keeps the CAC number and the phone in one form each', async () => {
  const typed = { cacNumber: 'rc-1234567', phone: '(0803) 123 4567', website: 'https://a.example' };
  expect(await kept(typed)).toMatchObject({
    cac_number: 'RC1234567',
    phone: '+2348031234567',
    website: 'https://a.example/',
  });
});

it('says what is wrong with each field of a registration that is not taken', async () => {
  const wrong = { cacNumber: 'none', phone: '12', email: 'a@b', website: 'javascript:alert(1)' };
  expect(Object.keys(await refused(wrong)).sort()).toEqual(Object.keys(wrong).sort());
});

it.each([
  ['bike', ['bike']],
  ['Bicycle courier', ['bike']],
  ['Vans', ['van']],
  ['HAULAGE', ['van']],
  ['Air cargo', ['air']],
  ['Bike, van and air', ['bike', 'van', 'air']],
])('takes %j for %j', async (category, services) => {
  expect(await kept({ category })).toMatchObject({ category, service_types: services });
});

it('does not take a category that says nothing of bike, van or air', async () => {
  expect(await refused({ category: 'boats' })).toEqual({
    category: 'Choose a service type: bike, van or air',
  });
});

it.each([
  ['name', 120],
  ['ownerName', 120],
  ['address', 300],
  ['location', 300],
  ['description', 5000],
  ['priceRange', 80],
])('takes a %s of %i characters and no more', async (field, max) => {
  await kept({ [field]: 'Ẹ'.repeat(max) });
  await kept({ [field]: '🛵'.repeat(max - 1) + 'a' });
  const errors = await refused({ [field]: 'a'.repeat(max + 1) });
  expect(errors[field]).toMatch(new RegExp(`must be ${max} characters or fewer$`));
});

it('keeps text as people see it: composed, trimmed, with its line breaks', async () => {
  const row = await kept({
    name: '  I\u0300ba\u0300da\u0300n Riders ₦ 🛵  ',
    description: 'One\r\nTwo\n\nThree\t4',
  });
  expect(row).toMatchObject({
    name: 'Ìbàdàn Riders ₦ 🛵'.normalize('NFC'),
    description: 'One\nTwo\n\nThree 4',
  });
});

it.each(['a\u0000b', 'a\u0007b', 'a\u202eb', 'a\u2066b', 'a\ud800b', 'a\nb', 'a\u0085b'])(
  'refuses %j in a line of text',
  async (name) => {
    expect((await refused({ name })).name).toMatch(/contain/);
  },
);

it('refuses a name without a letter or a digit', async () => {
  expect(await refused({ name: '\u200b—!' })).toEqual({ name: 'Enter the company name' });
});

it('refuses what is not text', async () => {
  expect(Object.keys(await refused({ name: { $ne: '' }, phone: 8031234567 }))).toEqual([
    'name',
    'phone',
  ]);
});

it('refuses a plan that companies do not have, and takes none for free', async () => {
  expect((await refused({ plan: 'basic' })).plan).toBe('Choose a plan: free, featured, or premium');
  expect(await kept({ plan: '' })).toMatchObject({ wished_plan: 'free' });
  expect(await kept({ plan: 'featured' })).toMatchObject({ wished_plan: 'featured', plan: 'free' });
});

it('takes a form as well', async () => {
  const form = Object.entries(registration).reduce(
    (form, [name, value]) => form.field(name, value),
    api.http.post('/api/companies'),
  );
  await form.field('website', '').field('terms', 'on').expect(201);
});
