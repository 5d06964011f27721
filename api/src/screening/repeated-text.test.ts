import { startApp, type TestApp } from '../../test/app.ts';
import { adminToken } from '../../test/make-account.ts';
import { rulesOf, screenedBy, stranger } from '../../test/screened.ts';

let api: TestApp;
let token: string;

beforeAll(async () => {
  api = await startApp();
  token = await adminToken(api);
});
afterAll(() => api.close());
beforeEach(() => api.sql('delete from moderation; delete from company; delete from job'));

const { as, send } = screenedBy(() => ({ api, token }));

const long =
  'We carry documents, food and spare parts between Yaba, Surulere and the Island, six days a week. Riders are insured, wear our orange jackets, and call before they arrive.';

describe('The rule repeated_text', () => {
  const changed = long.replace('Yaba', 'Lekki').replace('orange', 'green');

  it('notes a description that is nearly the same as that of another sender', async () => {
    const first = await send('companies', { name: 'Eagle', ...stranger, description: long });
    const { notes } = await send('companies', { description: changed });
    expect(notes).toEqual([
      {
        rule: 'repeated_text',
        severity: 'alert',
        message:
          'The description is nearly the same as that of “Eagle”, a company that somebody else sent (pending). Check who copied from whom.',
        related: { kind: 'company', id: first.id, status: 'pending' },
      },
    ]);
    const [same] = (await send('jobs', { description: long, cacNumber: 'RC5555555' })).notes;
    expect(same.message).toMatch(/^The description is the same as that of/);
  });

  it('notes a description that is nearly the same as that of a rejected listing', async () => {
    const first = await send('companies', { name: 'Eagle', ...stranger, description: long });
    await as('delete', `/companies/${first.id}/reject`).expect(200);
    const { notes } = await send('companies', { description: changed });
    expect(notes[0]).toMatchObject({
      rule: 'repeated_text',
      related: { status: 'rejected', id: first.id },
    });
  });

  it.each([
    { email: 'HELLO@swift.example.com' },
    { phone: '0803 123 4567' },
    { cacNumber: 'RC1234567' },
  ])('ignores a listing of the same sender, known by %j', async (shared) => {
    await send('companies', { ...stranger, ...shared, description: long });
    expect(rulesOf(await send('companies', { description: long }))).toEqual([]);
  });

  it('ignores short texts and different texts on the same subject', async () => {
    await send('companies', { ...stranger, description: 'Same-day delivery.' });
    expect(rulesOf(await send('companies', { description: 'Same-day delivery.' }))).toEqual([]);
    await send('companies', { ...stranger, description: long });
    const other =
      'Our riders carry spare parts and documents between the Island and Surulere every weekday, in orange jackets that you know.';
    expect(rulesOf(await send('companies', { description: other }))).toEqual([]);
  });
});
