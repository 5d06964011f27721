import { testApp } from '../../test/app.ts';
import { makeCompany, formOf } from '../../test/make-listing.ts';

const api = testApp();
const { accepted, rejected } = formOf(api, 'company');

it.each([
  [
    { state: 'lagos', area: 'Yaba', reach: 'states', reachStates: 'Oyo, Akwa Ibom' },
    { place: 'lagos/yaba', location: 'Yaba, Lagos', reach_states: ['oyo', 'akwa-ibom'] },
  ],
  [
    { place: 'lagos/yaba', state: '', area: '', reach: '', reachStates: '' },
    { place: 'lagos/yaba', location: 'Yaba, Lagos', reach: null, reach_states: [] },
  ],
  [
    { address: '24 Marian Road, Calabar', state: 'cross-river', area: '' },
    { place: 'cross-river/marian', location: 'Marian, Cross River' },
  ],
])('registers a company with %j', async (fields, row) => {
  expect(await accepted(fields)).toMatchObject(row);
});

it('refuses an unknown reach with the choices, and an unknown state with how to write states', async () => {
  expect(await rejected({ reach: 'world', reachStates: 'Oyo, Wakanda' })).toEqual({
    reach: 'Choose how far you deliver',
    reachStates: 'Name the states with commas between them, for example Oyo, Ogun',
  });
});

const find = async (q: string) => {
  const { body, headers } = await api.http.get('/api/companies').query({ q }).expect(200);
  const understood = Object.fromEntries(new URLSearchParams(headers.understood));
  return { names: body.map(({ name }: { name: string }) => name), understood };
};

it('A search shows companies at the origin of a route when none delivers to its destination', async () => {
  await makeCompany(api, { name: 'Ikeja Riders', location: 'Ikeja, Lagos' });
  const { names, understood } = await find('Ikeja to Sokoto');
  expect(names).toEqual(['Ikeja Riders']);
  expect(understood).toMatchObject({ partial: '0', missing: 'to Sokoto' });
});

it('A search does not report a place as empty above a company named after it', async () => {
  await makeCompany(api, { name: 'Kano Cargo', location: 'Kano' });
  expect((await find('Tudun Wada')).understood.nearness).toBe('state');
  await makeCompany(api, { name: 'Tudun Wada Dispatch', location: 'Tudun Wada, Kano' });
  const { names, understood } = await find('Tudun Wada');
  expect(names).toEqual(['Tudun Wada Dispatch', 'Kano Cargo']);
  expect(understood).not.toHaveProperty('nearness');
  expect((await find('near Tudun Wada Kano')).understood.nearness).toBe('inside');
});

it('A search shows companies from elsewhere for a place without any, those that name it first', async () => {
  const carrier = { reach: 'nationwide', location: 'Ikeja, Lagos' } as const;
  await makeCompany(api, { ...carrier, name: 'Sky Parcels', plan: 'premium' });
  await makeCompany(api, { ...carrier, name: 'Delta Line', description: 'Daily to Uyo.' });
  const named = await find('van in Uyo');
  expect(named.names).toEqual(['Delta Line']);
  expect(named.understood).toMatchObject({ partial: '0', nearness: 'elsewhere' });
  expect(named.understood.delivers).toBe('Uyo, Akwa Ibom');
  expect((await find('courier in Jalingo')).names).toContain('Sky Parcels');
});

it('A search shows companies of the destination that pick up in a place without companies', async () => {
  await makeCompany(api, {
    name: 'Yola Vans',
    location: 'Yola, Adamawa',
    reach: 'states',
    reachStates: ['taraba'],
  });
  const { names, understood } = await find('Jalingo to Yola');
  expect([names[0], understood.nearness]).toEqual(['Yola Vans', 'elsewhere']);
  expect(understood.delivers).toBe('Jalingo, Taraba');
});
