import gazetteer from '#contract/gazetteer.json' with { type: 'json' };
import { knownAreas, states } from '#contract/places.ts';
import { kilometresBetween, placeAt, places, stateOf } from './gazetteer.ts';
import {
  nearestPlace,
  placeIn,
  placeNamed,
  placesAround,
  placesOf,
  statesIn,
} from './place-choices.ts';
import { folded } from './place-names.ts';

const ofKind = (kind: string) => places.filter((place) => place.kind === kind);

it('has the 37 states, the 774 local government areas, cities and areas, each once', () => {
  expect(ofKind('state')).toHaveLength(37);
  expect(ofKind('lga')).toHaveLength(774);
  expect(ofKind('city').length).toBeGreaterThanOrEqual(35);
  expect(ofKind('area').length).toBeGreaterThanOrEqual(320);
  expect(new Set(places.map(({ path }) => path)).size).toBe(places.length);
});

it('names a source and a licence for all of it', () => {
  expect(gazetteer.sources.length).toBeGreaterThan(0);
  for (const { name, licence, used } of gazetteer.sources)
    expect([name, licence, used].every(Boolean)).toBe(true);
});

it('has every place in a place of the same state, and in Nigeria', () => {
  for (const { path, kind, within, at } of places) {
    const [latitude = 0, longitude = 0] = at;
    expect([path, latitude > 4 && latitude < 14 && longitude > 2.6 && longitude < 14.7]).toEqual([
      path,
      true,
    ]);
    expect([path, /^[a-z0-9-]+(\/[a-z0-9-]+)?$/.test(path)]).toEqual([path, true]);
    if (kind !== 'state') expect([path, placeAt(stateOf(path))?.kind]).toEqual([path, 'state']);
    if (within)
      expect([path, placeAt(within)?.path, stateOf(within)]).toEqual([path, within, stateOf(path)]);
  }
});

it('has every area within 40 km of the city or local government area around it', () => {
  const far = places.filter(
    ({ at, within }) => within && kilometresBetween(at, placeAt(within)?.at ?? []) > 40,
  );
  expect(far.map(({ path }) => path)).toEqual([]);
});

it('marks every name that two places have', () => {
  const owners = new Map<string, string[]>();
  for (const { path, name, aliases = [] } of places)
    for (const one of new Set([name, ...aliases].map((text) => folded(text).replaceAll(' ', ''))))
      owners.set(one, [...(owners.get(one) ?? []), path]);
  const marked = new Set(
    gazetteer.places.flatMap(({ path, ambiguous = [] }) =>
      ambiguous.map((name) => `${path} ${name.replaceAll(' ', '')}`),
    ),
  );
  const unmarked = [...owners].flatMap(([name, paths]) =>
    paths.length > 1
      ? paths.map((path) => `${path} ${name}`).filter((one) => !marked.has(one))
      : [],
  );
  expect(unmarked).toEqual([]);
});

/** Points of well-known places, from maps. */
it.each([
  ['lagos/ikeja', 6.6, 3.35],
  ['lagos/yaba', 6.51, 3.38],
  ['lagos/lekki', 6.45, 3.47],
  ['lagos/victoria-island', 6.43, 3.42],
  ['lagos/ajah', 6.47, 3.57],
  ['lagos/surulere', 6.5, 3.36],
  ['lagos/festac', 6.47, 3.28],
  ['lagos/ikorodu', 6.62, 3.51],
  ['lagos/apapa', 6.45, 3.36],
  ['lagos/epe', 6.58, 3.98],
  ['lagos/badagry', 6.42, 2.88],
  ['abuja/wuse', 9.07, 7.47],
  ['abuja/garki', 9.03, 7.49],
  ['abuja/maitama', 9.09, 7.5],
  ['abuja/gwarinpa', 9.11, 7.4],
  ['abuja/kubwa', 9.15, 7.33],
  ['abuja/gwagwalada', 8.94, 7.09],
  ['rivers/port-harcourt', 4.78, 7.01],
  ['rivers/trans-amadi', 4.81, 7.04],
  ['rivers/choba', 4.89, 6.91],
  ['rivers/eleme', 4.79, 7.12],
  ['rivers/bonny', 4.43, 7.17],
  ['oyo/ibadan', 7.39, 3.9],
  ['oyo/bodija', 7.43, 3.91],
  ['oyo/iseyin', 7.97, 3.59],
  ['kano/kano-city', 12.0, 8.52],
  ['kano/bompai', 12.02, 8.55],
  ['kano/wudil', 11.81, 8.84],
  ['enugu/enugu-city', 6.45, 7.5],
  ['enugu/nsukka', 6.86, 7.39],
  ['enugu/emene', 6.47, 7.57],
  ['edo/benin-city', 6.34, 5.62],
  ['delta/warri', 5.52, 5.75],
  ['delta/asaba', 6.2, 6.73],
  ['delta/sapele', 5.89, 5.68],
  ['anambra/onitsha', 6.15, 6.79],
  ['anambra/awka', 6.21, 7.07],
  ['abia/aba', 5.11, 7.37],
  ['abia/umuahia', 5.53, 7.49],
  ['imo/owerri', 5.48, 7.03],
  ['akwa-ibom/uyo', 5.03, 7.93],
  ['akwa-ibom/eket', 4.64, 7.93],
  ['cross-river/calabar', 4.96, 8.33],
  ['cross-river/ikom', 5.96, 8.71],
  ['kwara/ilorin', 8.5, 4.55],
  ['kwara/offa', 8.15, 4.72],
  ['plateau/jos', 9.92, 8.89],
  ['kaduna/kaduna-city', 10.52, 7.44],
  ['kaduna/zaria', 11.11, 7.72],
  ['ogun/abeokuta', 7.15, 3.35],
  ['ogun/ota', 6.69, 3.23],
  ['ogun/ijebu-ode', 6.82, 3.92],
  ['ondo/akure', 7.25, 5.2],
  ['osun/ile-ife', 7.48, 4.56],
  ['osun/osogbo', 7.77, 4.56],
  ['borno/maiduguri', 11.85, 13.16],
  ['benue/makurdi', 7.73, 8.54],
  ['kogi/lokoja', 7.8, 6.74],
  ['niger/suleja', 9.18, 7.18],
  ['adamawa/yola', 9.2, 12.48],
])('has %s within 3 km of %d, %d', (path, latitude, longitude) => {
  expect(kilometresBetween(placeAt(path)?.at ?? [], [latitude, longitude])).toBeLessThan(3);
});

it.each([
  [['12 Allen Avenue, Ikeja, Lagos'], 'lagos/allen-avenue'],
  [['Yaba, Lagos'], 'lagos/yaba'],
  [['Lagos Island, Lagos'], 'lagos/lagos-island'],
  [['Challenge, Ibadan'], 'oyo/challenge'],
  [['Area 11, Garki, Abuja'], 'abuja/garki'],
  [['Nsukka, Enugu State'], 'enugu/nsukka'],
  [['Tudun Wada, Kano'], 'kano/tudun-wada-kano'],
  [['Lagos'], 'lagos'],
  [['the market', 'Ogui Road, Enugu'], 'enugu/ogui'],
  [['Remote'], null],
  [['Gate 4, the challenge of it'], null],
  [['\u202Eyaba \u{1F6F5} Lagos'], 'lagos/yaba'],
  [[null], null],
])('reads the place of %j as %s', (texts, expected) => {
  expect(placeIn(...texts)).toBe(expected);
});

it('finds an area of a state by its name, and none of another state', () => {
  expect(placeNamed('jigawa', 'garki')).toBe('jigawa/garki');
  expect(placeNamed('lagos', 'Garki')).toBeNull();
});

it('finds the nearest place, and none far from Nigeria', () => {
  expect(nearestPlace([6.51, 3.38])?.path).toMatch(/^lagos\//);
  expect(nearestPlace([51.5, -0.12])).toBeUndefined();
});

it('has the states and the areas that the forms offer', () => {
  expect(states).toEqual(Object.fromEntries(ofKind('state').map(({ path, name }) => [path, name])));
  const isKnown = (area: string) => Object.keys(states).some((state) => placeNamed(state, area));
  expect(knownAreas.filter((area) => !isKnown(area))).toEqual([]);
});

it('finds what a form suggests for a state by its name', () => {
  const found = placesOf('rivers');
  expect(found[0]?.path).toBe('rivers/abua-odual');
  expect(found.every(({ name }) => placeNamed('rivers', name))).toBe(true);
});

it('finds the places around one, the nearest first, with their distance', () => {
  const [own, ...around] = placesAround(placeAt('lagos/yaba') ?? { at: [] });
  expect([own?.place.path, own?.km]).toEqual(['lagos/yaba', 0]);
  const ikeja = around.find(({ place }) => place.path === 'lagos/ikeja');
  expect(ikeja?.km).toBeGreaterThan(8);
  expect(ikeja?.km).toBeLessThan(15);
  expect(around.some(({ place }) => place.kind === 'state')).toBe(false);
});

it.each([
  ['Oyo, Ogun and Akwa Ibom', ['oyo', 'ogun', 'akwa-ibom']],
  ['akwa-ibom\nFCT', ['akwa-ibom', 'abuja']],
  ['Lagos State; Oyo State, oyo', ['lagos', 'oyo']],
  ['Oyo, Wakanda', ['oyo', 'wakanda']],
  ['', []],
])('reads the states of %j as %j', (text, paths) => {
  expect(statesIn(text)).toEqual(paths);
});
