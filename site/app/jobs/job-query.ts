import { jobTypeNames } from '#contract/listing-types.ts';
import { grouped } from '#contract/digits.ts';
import { places } from '#contract/places.ts';
import { perMonth } from '#contract/salary.ts';
import { SearchableList, type FiltersFor, type ListQuery } from '../search/list-query.ts';

const locations: Record<string, string> = Object.fromEntries(places.map((place) => [place, place]));

const amounts = {
  month: [50_000, 80_000, 100_000, 150_000, 200_000, 300_000],
  week: [15_000, 25_000, 50_000],
  day: [3_000, 5_000, 10_000],
} as const;

/** `100000-month` is `₦100,000 a month`. */
const leastPay = new Map(
  Object.entries(amounts).flatMap(([period, list]) =>
    list.map((naira) => [
      `${naira}-${period}`,
      {
        label: `₦${grouped(naira)} a ${period}`,
        perMonth: perMonth(naira, period as keyof typeof amounts),
      },
    ]),
  ),
);

/** Each filter is a query parameter of the page and of the API, and a select; the first two are chips as well. */
export const jobList = new SearchableList(
  '/jobs',
  {
    location: { label: 'Location', all: 'All Locations', choices: locations, isPlace: true },
    type: { label: 'Job Type', all: 'All', choices: jobTypeNames },
    minPay: {
      label: 'Pay at least',
      all: 'Any pay',
      choices: Object.fromEntries([...leastPay].map(([value, { label }]) => [value, label])),
      chips: 'chosen',
    },
    sort: {
      label: 'Order',
      all: 'Best match',
      choices: { pay: 'Highest pay first' },
      chips: 'chosen',
    },
  } satisfies FiltersFor<'/api/jobs'>,
  { noun: ['job', 'jobs'], facet: 'type' },
);

export type JobQuery = ListQuery<typeof jobList.filters>;

/** A search of the page as the API takes it, which compares pay by the month. */
export const asApiQuery = ({ minPay, sort, ...query }: JobQuery) => ({
  ...query,
  minPay: leastPay.get(minPay ?? '')?.perMonth,
  sort: sort && '["monthlyPay","DESC"]',
});

/** For example `Delivery jobs in Lagos, Part Time: “rider”`. */
export function jobsTitle({ q, location, type }: JobQuery, place = 'Nigeria'): string {
  const typed = type ? `, ${jobTypeNames[type]}` : '';
  return `Delivery jobs in ${location ?? place}${typed}${q ? `: “${q}”` : ''}`;
}
