import gazetteer from '#contract/gazetteer.json' with { type: 'json' };
import { knownAreas, states } from '#contract/places.ts';
import points from '../../test/corpus/points-on-maps.json' with { type: 'json' };
import { kilometresBetween, placeAt, places, stateOf } from './gazetteer.ts';
import { placeIn, placeNamed, statesIn } from './place-choices.ts';
import { folded } from './place-names.ts';

const ofKind = (kind: string) => places.filter((place) => place.kind === kind);

it('The gazetteer has the 37 states, the 774 local government areas, cities and areas, each once', () => {
  expect(ofKind('state')).toHaveLength(37);
  expect(ofKind('lga')).toHaveLength(774);
  expect(ofKind('city').length).toBeGreaterThanOrEqual(35);
  expect(ofKind('area').length).toBeGreaterThanOrEqual(320);
  expect(new Set(places.map(({ path }) => path)).size).toBe(places.length);
});

it('The gazetteer has every place in a place of the same state, and in Nigeria', () => {
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

it('The gazetteer has every area within 40 km of the city or local government area around it', () => {
  const far = places.filter(
    ({ at, within }) => within && kilometresBetween(at, placeAt(within)?.at ?? []) > 40,
  );
  expect(far.map(({ path }) => path)).toEqual([]);
});

it('The gazetteer has every place within the box of the local government areas of its state, or 0.1 degrees beside it', () => {
  const outside = places.filter(({ path, at }) => {
    const areas = ofKind('lga').filter((area) => stateOf(area.path) === stateOf(path));
    return at.some((degrees, axis) => {
      const edges = areas.map((area) => area.at[axis] ?? NaN);
      return !(degrees >= Math.min(...edges) - 0.1 && degrees <= Math.max(...edges) + 0.1);
    });
  });
  expect(outside.map(({ path }) => path)).toEqual([]);
});

it('The gazetteer marks every name that two places have', () => {
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

it.each(points)('The gazetteer has $path within 3 km of its point on maps', ({ path, at }) => {
  expect(kilometresBetween(placeAt(path)?.at ?? [], at)).toBeLessThan(3);
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
  [['Plot 4 Aba Road, Port Harcourt'], 'rivers/port-harcourt'],
  [['5 Kano Street, Ebute Metta'], 'lagos/ebute-metta'],
  [['Km 46 Lagos-Ibadan Expressway, Mowe'], 'ogun/mowe'],
  [['Aba Road'], 'abia/aba'],
  [['4 Allen Avenue, Port Harcourt'], 'rivers/port-harcourt'],
  [['Sabon Gari, Gusau'], 'zamfara/gusau'],
  [['Sabon Gari, Ibadan Road'], 'kano/sabon-gari'],
  [['Ogbomoso, Surulere'], 'oyo/ogbomoso'],
  [['12 Jalingo Close, Garki'], 'abuja/garki'],
  [['12 Ore-Ofe Street, Surulere'], 'lagos/surulere'],
  [['12 Sango Ota Street, Ikeja'], 'lagos/ikeja'],
  [['12 Sango Street, Ikeja'], 'lagos/ikeja'],
  [['Ladoke Akintola Way, Ikeja GRA'], 'lagos/gra-ikeja'],
  [['Summit Road, Ikeja'], 'lagos/ikeja'],
  [['Ramat Park, Maiduguri'], 'borno/maiduguri'],
  [['Sango, Zaria'], 'kaduna/zaria'],
  [['8 Ede Lane, Lagos Island'], 'lagos/lagos-island'],
  [['Cele Church, Ketu'], 'lagos/ketu'],
  [['12 Awolowo Road, Ikorodu'], 'lagos/ikorodu'],
  [['Awolowo Road, Ikoyi'], 'lagos/ikoyi'],
  [['Transcorp House, Ikoyi'], 'lagos/ikoyi'],
  [['GRA Phase 1, Magodo'], 'lagos/magodo'],
  [['GRA Phase 1, Port Harcourt'], 'rivers/gra-port-harcourt'],
  [['Abonnema Wharf Road, Port Harcourt'], 'rivers/diobu'],
  [['Nnamdi Azikiwe University Teaching Hospital'], 'anambra/nnewi'],
  [['Bowen Avenue, Los Angeles'], null],
  [['GRA, Ikorodu'], 'lagos/ikorodu'],
  [['Garki'], 'abuja/garki'],
  [['Remote'], null],
  [['Gate 4, the challenge of it'], null],
  [['\u202Eyaba \u{1F6F5} Lagos'], 'lagos/yaba'],
  [[null], null],
])('The gazetteer reads the place of %j as %s', (texts, expected) => {
  expect(placeIn(...texts)).toBe(expected);
});

it('The gazetteer has the states and the areas that the forms offer', () => {
  expect(states).toEqual(Object.fromEntries(ofKind('state').map(({ path, name }) => [path, name])));
  const isKnown = (area: string) => Object.keys(states).some((state) => placeNamed(state, area));
  expect(knownAreas.filter((area) => !isKnown(area))).toEqual([]);
});

it.each([
  ['Oyo, Ogun and Akwa Ibom', ['oyo', 'ogun', 'akwa-ibom']],
  ['akwa-ibom\nFCT', ['akwa-ibom', 'abuja']],
  ['Lagos State; Oyo State, oyo', ['lagos', 'oyo']],
  ['Oyo, Wakanda', ['oyo', 'wakanda']],
  ['', []],
])('The gazetteer reads the states of %j as %j', (text, paths) => {
  expect(statesIn(text)).toEqual(paths);
});
