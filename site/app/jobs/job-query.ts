import { places } from '../places/places.ts';
import { SearchableList, type FiltersFor, type ListQuery } from '../search/list-query.ts';
import { jobTypes } from './job-types.ts';

const locations: Record<string, string> = Object.fromEntries(places.map((place) => [place, place]));

/** Each filter is a query parameter of the page and of the API, a chip and a select. */
export const jobList = new SearchableList('/jobs', {
  location: { label: 'Location', all: 'All Locations', choices: locations },
  type: { label: 'Job Type', all: 'All', choices: jobTypes },
} satisfies FiltersFor<'/api/jobs'>);

export type JobQuery = ListQuery<typeof jobList.filters>;

/** For example `Delivery jobs in Lagos, Part Time: “rider”`. */
export function jobsTitle({ q, location = 'Nigeria', type }: JobQuery): string {
  const typed = type ? `, ${jobTypes[type]}` : '';
  return `Delivery jobs in ${location}${typed}${q ? `: “${q}”` : ''}`;
}
