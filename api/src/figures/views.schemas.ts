import { z } from 'zod';
import { jobTypes, serviceTypes } from '#contract/listing-types.ts';
import { placeAt } from '../places/gazetteer.ts';

const MAX_KEYS = 1000;

const report = <Key extends z.ZodGUID | z.ZodString, Value extends z.ZodType>(
  key: Key,
  value: Value,
) =>
  z
    .record(key, value)
    .refine((all) => Object.keys(all).length <= MAX_KEYS, `At most ${MAX_KEYS} in one report`);

const seen = z.int().min(1).max(100_000);
const count = z.int().min(0).max(100_000).default(0);
/** A UUID of any version: one invalid id refuses the whole report. */
const id = z.guid();
const views = report(id, seen);

const choices = new Map<string, readonly string[]>([
  ['companies', serviceTypes],
  ['jobs', jobTypes],
]);

/** List, place, destination, and service or job type, `companies lagos/yaba - van`: no words of a visitor. */
const search = z.string().refine((key) => {
  const [list = '', place = '', to = '', choice = '', ...rest] = key.split(' ');
  const isPlace = (path: string) => path === '-' || placeAt(path) !== undefined;
  const isChoice = choice === '-' || choices.get(list)?.includes(choice);
  return choices.has(list) && isPlace(place) && isPlace(to) && isChoice && !rest.length;
}, 'Give list, place, destination and choice');

/** Page views, taps and searches without a match since the last report of the site. */
export const ViewReport = z.object({
  companies: views.default({}),
  jobs: views.default({}),
  taps: report(id, z.object({ calls: count, chats: count, applies: count })).default({}),
  missed: report(search, seen).default({}),
});
export type ViewReport = z.output<typeof ViewReport>;
