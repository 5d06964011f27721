import type { Section } from './text.ts';

export const aboutUs: Section = {
  id: 'about',
  heading: 'About {siteName}',
  blocks: [
    '{siteName} is a nationwide marketplace connecting trusted delivery partners with the people who need them. Shops, kitchens, clinics and families come here to find a bike, a van or an air parcel desk; dispatch companies come to be found and to hire.',
    'We deliver nothing ourselves and take no cut of a delivery. That is why every dispatch company can use us, and why an advertiser here is not advertising beside a competitor who owns the shop.',
  ],
};

export const mission: Section = {
  id: 'mission',
  heading: 'Our mission',
  blocks: [
    'To make it normal in Nigeria to know whom you hand your goods to: a registered business, an address you can visit, a number that is answered.',
  ],
};

export const whyAdvertise: Section = {
  id: 'why-advertise',
  heading: 'Why advertise with us',
  blocks: [
    {
      list: [
        'The people are on purpose here. A visitor is about to send something, to hire a rider, or to buy for a fleet.',
        'You choose the audience by what they look for: bike, van or air; companies or jobs; one city or all.',
        'Adverts are labelled as sponsored, do not move and load nothing from third parties, so they are seen instead of blocked and cost your customer no data.',
        'The places are fixed: after every fourth job, at the foot of the job list and on mobile pages. You know the place, the dates and the price before you pay.',
        'You talk to a person who knows the trade and will tell you when an advert here is not for you.',
      ],
    },
    'It suits motorcycle and spare-part dealers, insurers, fuel and battery-swap stations, packaging makers, phone and tracker sellers, banks and POS providers, driving schools, and dispatch companies opening a new city.',
  ],
};

/** Where adverts run (spec §2: the last five are launching soon). */
export const operationZones: readonly { name: string; soon: boolean }[] = [
  { name: 'Lagos', soon: false },
  { name: 'Ibadan', soon: false },
  { name: 'Abuja', soon: false },
  { name: 'Port Harcourt', soon: true },
  { name: 'Ghana', soon: true },
  { name: 'Kenya', soon: true },
  { name: 'Uganda', soon: true },
  { name: 'South Africa', soon: true },
];

/** What we hold ourselves to. */
export const values: readonly { name: string; text: string }[] = [
  {
    name: 'Safety before speed',
    text: 'We would rather show a warning twice than lose a customer’s parcel once.',
  },
  {
    name: 'Straight talk',
    text: 'We are a marketplace. We say what we check, what we do not, and what is paid for.',
  },
  {
    name: 'Room for the small',
    text: 'A rider with one bike and a CAC number is listed on the same page as a fleet.',
  },
  {
    name: 'Light on data',
    text: 'Nobody should spend a day’s airtime to find a dispatch rider.',
  },
];

/** Ways to work together. */
export const partnerships: readonly { name: string; text: string }[] = [
  {
    name: 'Advertisement',
    text: 'A labelled place in the job list, at its foot or on mobile pages, by city and by week. You send text and one picture; we answer with dates and a price.',
  },
  {
    name: 'Sponsorship',
    text: 'Stand behind something people use: rider safety articles, free listings for a city’s women riders, helmets for a state’s first hundred registered companies.',
  },
  {
    name: 'Partnership',
    text: 'Insurers, bike financiers, trackers, trade associations and state agencies who want to reach registered dispatch companies with an offer that serves them.',
  },
  {
    name: 'Featured and premium listings',
    text: 'If you are a dispatch company, you may not need an advert: a [featured or premium listing](/register-company) puts you above the free ones.',
  },
];
