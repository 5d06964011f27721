import { startApp, type TestApp } from '../../test/app.ts';
import { registration } from '../../test/make-listing.ts';

let api: TestApp;

beforeAll(async () => {
  api = await startApp();
});
afterAll(() => api.close());

const register = (fields: object) =>
  api.http.post('/api/companies').send({ ...registration, ...fields });

it.each([
  [
    { state: 'lagos', area: 'Yaba', reach: 'states', reachStates: 'Oyo, Akwa Ibom' },
    { place: 'lagos/yaba', location: 'Yaba, Lagos', reach_states: ['oyo', 'akwa-ibom'] },
  ],
  [
    { state: '', area: '', reach: '', reachStates: '' },
    { reach: null, reach_states: [] },
  ],
])('registers a company with %j', async (fields, row) => {
  const { body } = await register(fields).expect(201);
  expect(await api.sql('select * from company where id = ?', [body.id])).toMatchObject([row]);
});

it('says how to write the states where one is not known', async () => {
  const { body } = await register({ reachStates: 'Oyo, Wakanda' }).expect(422);
  expect(body.errors).toEqual({
    reachStates: 'Name the states with commas between them, for example Oyo, Ogun',
  });
});
