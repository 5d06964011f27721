import { z } from 'zod';
import { placeAt } from '../places/gazetteer.ts';

/** Page views by listing id. */
const counts = z
  .record(z.uuid(), z.int().min(1).max(100_000))
  .refine((views) => Object.keys(views).length <= 1000, 'At most 1000 listings in one report');

const count = z.int().min(0).max(100_000).default(0);
/** Calls, chats and applications by listing id. */
const taps = z
  .record(z.uuid(), z.object({ calls: count, chats: count, applies: count }))
  .refine(
    (listings) => Object.keys(listings).length <= 1000,
    'At most 1000 listings in one report',
  );

/** Searches without a match by list, place, destination, and service or job type: `companies lagos/yaba - van`. */
const missed = z
  .record(
    z.string().refine(isSearch, 'Give list, place, destination and choice'),
    z.int().min(1).max(100_000),
  )
  .refine(
    (searches) => Object.keys(searches).length <= 1000,
    'At most 1000 searches in one report',
  );

/** Holds no words of a visitor. */
function isSearch(key: string): boolean {
  const [list = '', place = '', to = '', choice = '', ...rest] = key.split(' ');
  const isPlace = (path: string) => path === '-' || placeAt(path) !== undefined;
  const isChoice = /^(-|bike|van|air|full-time|part-time|contract)$/.test(choice);
  return /^(companies|jobs)$/.test(list) && isPlace(place) && isPlace(to) && isChoice && !rest[0];
}

/** Page views, taps and searches without a match since the last report of the site. */
export const ViewReport = z.object({
  companies: counts.default({}),
  jobs: counts.default({}),
  taps: taps.default({}),
  missed: missed.default({}),
});
export type ViewReport = z.output<typeof ViewReport>;
