import { testApp } from '../../test/app.ts';
import { placeNamed } from './place-choices.ts';

const api = testApp();

const find = (query: string) => api.http.get(`/api/places?${query}`);

it('The search for places gives the places of a state, and those around a place with their distance', async () => {
  const { body: ofState } = await find('within=rivers').expect(200);
  expect(ofState[0]).toEqual({
    path: 'rivers/abua-odual',
    name: 'Abua/Odual, Rivers',
    kind: 'lga',
  });
  for (const { name } of ofState)
    expect([name, placeNamed('rivers', name.replace(/, Rivers$/, ''))]).not.toContain(null);
  const { body: around } = await find('near=lagos/yaba').expect(200);
  expect(around[0]).toMatchObject({ path: 'lagos/yaba', km: 0 });
  const ikeja = around.find(({ path }: { path: string }) => path === 'lagos/ikeja');
  expect(ikeja.km).toBe(11);
  expect(JSON.stringify(around)).not.toContain('"kind":"state"');
  await find('within=lagos/yaba').expect(400);
  const { body: states } = await find('').expect(200);
  expect(states).toHaveLength(37);
  expect(states).toContainEqual({ path: 'oyo', name: 'Oyo', kind: 'state' });
  const { body: both } = await find('q=ike&near=lagos/yaba').expect(200);
  expect(both[0]).toMatchObject({ path: 'lagos/gra-ikeja', km: 8 });
  expect((await find('within=lagos&path=oyo').expect(200)).body).toEqual([]);
});

it('The search for places suggests the place of exactly the typed name first, then those whose own name begins with it', async () => {
  for (const [typed, path] of [
    ['Aba', 'abia/aba'],
    ['Zaria', 'kaduna/zaria'],
    ['sapele', 'delta/sapele'],
    ['ike', 'lagos/ikeja'],
    ['lek', 'lagos/lekki'],
  ])
    expect((await find(`q=${typed}`)).body[0]).toMatchObject({ path });
});

it('The search for places forbids caches to store the answer for a position, which is part of its URL', async () => {
  const { body, headers } = await find('at=6.51,3.38').expect(200);
  expect(body).toEqual([expect.objectContaining({ path: expect.stringMatching(/^lagos\//) })]);
  expect(headers['cache-control']).toBe('private, no-store');
  expect((await find('at=51.50,-0.12')).body).toEqual([]);
  expect((await find('q=ike')).headers['cache-control']).toContain('public');
});
