import { startApp, type TestApp } from '../../test/app.ts';
import { inDays, makeCompany, pending as pendingFields } from '../../test/make-listing.ts';

let api: TestApp;

beforeAll(async () => {
  api = await startApp();
});
afterAll(() => api.close());

const reveal = (id: string) => api.http.post(`/api/companies/${id}/reveals`);

it('returns the number in national format, as a tel: link and as a WhatsApp link', async () => {
  const { id } = await makeCompany(api, { phone: '+2348031234567' });
  const { body, headers } = await reveal(id).expect(200);
  expect(body).toEqual({
    phone: '0803 123 4567',
    tel: 'tel:+2348031234567',
    whatsapp: 'https://wa.me/2348031234567',
  });
  expect(headers['cache-control']).toBe('private, no-store');
});

it('formats a foreign number with its country code', async () => {
  const { id } = await makeCompany(api, { phone: '+442079460958' });
  expect((await reveal(id).expect(200)).body.phone).toBe('+44 20 7946 0958');
});

it('counts every reveal per company and day, also concurrent ones', async () => {
  const { id } = await makeCompany(api);
  await Promise.all(Array.from({ length: 7 }, () => reveal(id).expect(200)));
  const counted = await api.sql('select count from reveal where company_id = ?', [id]);
  expect(counted).toEqual([{ count: 7 }]);
});

it('answers 404 or 410 for a company that is not public, and counts nothing', async () => {
  const pending = await makeCompany(api, pendingFields);
  const ended = await makeCompany(api, { expiresAt: inDays(-1) });
  for (const id of [pending.id, crypto.randomUUID(), 'nonsense']) {
    expect((await reveal(id).expect(404)).body.message).toBe('Company not found');
  }
  expect((await reveal(ended.id).expect(410)).body.message).toBe('Company not found');
  expect(await api.sql('select 1 from reveal where company_id = ?', [pending.id])).toEqual([]);
});
