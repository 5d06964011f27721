import { readQuery } from './read-query.ts';
import type { Word } from './words.ts';

const typedOf = (words: readonly Word[]) => words.map(({ typed }) => typed).join(' ');

/** A reading in short: places, service or type, time, filler and words. */
function short(q: string, plural: 'companies' | 'jobs' = 'companies') {
  const { place, to, service, type, time, words, fillers } = readQuery(q, plural);
  return {
    ...(place && { place: place.path }),
    ...(to && { to: to.path }),
    ...(service && { service }),
    ...(type && { type }),
    ...(time.length > 0 && { time }),
    ...(fillers.length > 0 && { fillers: typedOf(fillers) }),
    words: typedOf(words),
  };
}

it.each([
  [
    'van Ikeja to Lekki tomorrow',
    { place: 'lagos/ikeja', to: 'lagos/lekki', service: 'van', time: ['tomorrow'], words: '' },
  ],
  ['near Yaba', { place: 'lagos/yaba', words: '' }],
  ['dispatch rider near Yaba', { place: 'lagos/yaba', service: 'bike', words: '' }],
  ['express to VI', { to: 'lagos/victoria-island', time: ['express'], words: '' }],
  ['Ikeja → Lekki', { place: 'lagos/ikeja', to: 'lagos/lekki', words: '' }],
  ['to Lekki from Ikeja', { place: 'lagos/ikeja', to: 'lagos/lekki', words: '' }],
  ['Yola parcel from Abuja', { place: 'abuja', to: 'adamawa/yola', words: '' }],
  [
    'van from Ikeja via Yaba to Lekki',
    { place: 'lagos/ikeja', to: 'lagos/lekki', service: 'van', words: 'yaba' },
  ],
  ['Ikeja, VI to Ajah', { place: 'lagos/ikeja', to: 'lagos/ajah', words: 'victoria island' }],
  [
    'from Computer Village Ikeja to Sangotedo Ajah',
    { place: 'lagos/computer-village', to: 'lagos/sangotedo', words: '' },
  ],
  ['ikeja, yaba and oshodi', { place: 'lagos/ikeja', to: 'lagos/yaba', words: 'oshodi' }],
  ['Lag to Ibd', { place: 'lagos', to: 'oyo/ibadan', words: '' }],
  ['bike Berger bus stop', { place: 'lagos/berger', service: 'bike', words: '' }],
  ['company wey goes to PH city', { to: 'rivers/port-harcourt', words: '' }],
  ['Lagos to Benin Republic', { place: 'lagos', service: 'air', words: 'benin republic' }],
  ['Ọnịcha', { place: 'anambra/onitsha', words: '' }],
  ['between Ogui and New Haven', { place: 'enugu/ogui', to: 'enugu/new-haven', words: '' }],
  ['cargo Lagos Abuja', { place: 'lagos', to: 'abuja', service: 'air', words: '' }],
  ['abeg who fit carry load from Alaba go Kano', { place: 'lagos/alaba', to: 'kano', words: '' }],
  ['Portharcourt', { place: 'rivers/port-harcourt', words: '' }],
  ['Town to GRA Port Harcourt', { to: 'rivers/gra-port-harcourt', words: '' }],
  ['GRA to Mile 1', { place: 'rivers/gra-port-harcourt', to: 'rivers/diobu', words: '' }],
  ['Ikeja Ikeja bike parts parts', { place: 'lagos/ikeja', service: 'bike', words: 'parts' }],
  ['P.H. bike', { place: 'rivers/port-harcourt', service: 'bike', words: '' }],
  ['lekki phase1', { place: 'lagos/lekki-phase-1', words: '' }],
  ['Wuse, Abuja', { place: 'abuja/wuse', words: '' }],
  ['Lagos Ikeja', { place: 'lagos/ikeja', words: '' }],
  ['Onitsha Awka', { place: 'anambra/onitsha', to: 'anambra/awka', words: '' }],
  ['Ibadan Iseyin', { place: 'oyo/ibadan', to: 'oyo/iseyin', words: '' }],
  ['Owerri Okigwe', { place: 'imo/owerri', to: 'imo/okigwe', words: '' }],
  ['Ota Sango', { place: 'ogun/ota', words: '' }],
  ['Garki', { place: 'abuja/garki', words: '' }],
  ['Garki Jigawa', { place: 'jigawa/garki', words: '' }],
  ['Sabon Gari Gusau', { place: 'zamfara/gusau', words: 'sabon gari' }],
  ['bike Jos, Tudun Wada', { place: 'plateau/jos', service: 'bike', words: 'tudun wada' }],
  ['Sabon Gari Kano', { place: 'kano/sabon-gari', words: '' }],
  ['Sabon Gari to Gusau', { place: 'kano/sabon-gari', to: 'zamfara/gusau', words: '' }],
  ['Surulere Oyo', { place: 'oyo/surulere', words: '' }],
  ['Ẹ̀kọ́', { place: 'lagos', words: '' }],
  ['okada Ikeja', { place: 'lagos/ikeja', service: 'bike', words: '' }],
  ['refrigerated van', { service: 'van', words: 'refrigerated' }],
  ['send parcel', { fillers: 'send parcel', words: '' }],
  ['tomorrow', { time: ['tomorrow'], fillers: 'tomorrow', words: '' }],
  ['near me', { words: '' }],
  ['0819 027 9057', { words: '08190279057' }],
  ['courier near me +234 (0) 803-123-4567', { words: '23408031234567' }],
  ['b0812-3456-7890-12ab', { words: 'b0812 12ab' }],
  ['01234567-8901-2345-ab', { words: '01234567 ab' }],
  ['0803 123 4567 5kg', { words: '08031234567' }],
  ['logistics company near me', { fillers: 'logistics', words: '' }],
  ['company lunch', { words: 'lunch' }],
  ['cac verified bikes ikeja', { place: 'lagos/ikeja', service: 'bike', words: '' }],
  ['challenge', { words: 'challenge' }],
  ['near Challenge', { place: 'oyo/challenge', words: '' }],
  ['Challenge Ibadan', { place: 'oyo/challenge', words: '' }],
  ['bike Wuse Zone 4', { place: 'abuja/wuse', service: 'bike', words: '' }],
  ['1004 Estate', { place: 'lagos/victoria-island', words: '' }],
  ['zone 3 Nyanya', { place: 'abuja/nyanya', words: 'zone' }],
  ['parcel', { words: 'parcel' }],
  ['pick-up', { fillers: 'pick up', words: '' }],
  ['foodstuff to London', { service: 'air', words: 'foodstuff london' }],
])('reads %j', (q, expected) => {
  expect(short(q)).toEqual(expected);
});

it.each([
  ['drivers in Abuja', { place: 'abuja', words: 'drivers' }],
  ['part-time rider Lagos', { place: 'lagos', type: 'part-time', words: 'rider' }],
  ['urgent vacancy for dispatch rider', { words: 'rider' }],
  [
    'dispatch riders and delivery drivers Yaba',
    { place: 'lagos/yaba', words: 'riders or drivers' },
  ],
  ['loaders/packers', { words: 'loaders or packers' }],
  ['warehouse officer', { words: 'warehouse' }],
  ['assistant', { words: 'assistant' }],
  ['latest jobs near me', { fillers: 'latest', words: '' }],
  ['urgent', { words: 'urgent' }],
  ['80k', { fillers: '80k', words: '' }],
  ['good salary', { fillers: 'good salary', words: '' }],
  ['rider, no experience', { words: 'rider', time: ['no experience'] }],
  ['accommodation provided', { words: 'accommodation' }],
  ['no experience', { time: ['no experience'], words: '' }],
  ['accommodation, no experience', { words: 'accommodation', time: ['no experience'] }],
  ['driver training', { words: 'driver' }],
  ['class e licence', { words: 'class e' }],
  ['daily pay Lagos', { place: 'lagos', time: ['daily pay'], words: '' }],
  ['van driver', { words: 'van driver' }],
  ['driver Benin Republic', { words: 'driver benin republic' }],
  ['house keeper', { words: 'house keeper' }],
])('reads %j of a job', (q, expected) => {
  expect(short(q, 'jobs')).toEqual(expected);
});

it('takes words that mean the same for one', () => {
  const [word] = readQuery('keke', 'jobs').words;
  expect(word?.alike).toEqual(expect.arrayContaining(['keke', 'tricycle', 'maruwa']));
});

it('tells of another place of the same name', () => {
  const { place, namesakes } = readQuery('Garki', 'companies');
  expect([place, ...namesakes].map((one) => one?.path)).toEqual(['abuja/garki', 'jigawa/garki']);
});

it('reads many names of places into two places and ten words', () => {
  const q = 'ikeja lekki yaba wuse bodija surulere ajah ogui gusau jalingo uyo yola aba jos';
  const { place, to, words, all } = readQuery(q, 'companies');
  expect([place?.path, to?.path]).toEqual(['lagos/ikeja', 'lagos/lekki']);
  expect([words.length, all.length]).toEqual([10, 10]);
});
