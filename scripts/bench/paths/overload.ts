import { setTimeout as wait } from 'node:timers/promises';
import type { Bench } from '../preparation.ts';
import type { Extent } from '../extent.ts';
import type { Generator, Run, Target } from '../load/load.ts';
import { searchPath } from '../database/search-times.ts';

export interface Overload {
  /** What was searched for, and in how many companies. */
  q: string;
  companies: number;
  /** The search itself, from 64 connections. */
  storm: Run;
  /** Other calls by name, for one visitor: before it and from a second after it. */
  others: { name: string; before: Run; after: Run }[];
}

const connections = 64;

/** The worst search from 64 connections on the biggest database, and how other calls are a second after. */
export async function measureOverload(
  bench: Bench,
  generator: Generator,
  words: readonly [string, ...string[]],
  { sizes, overload }: Extent,
): Promise<Overload> {
  const companies = Math.max(...sizes);
  const api = await bench.startApi('stormed-api', bench.databases.get(companies)!);
  const [listing] = (await (await fetch(`${api.url}${searchPath('')}`)).json()) as { id: string }[];
  const calls: [name: string, target: Target][] = [
    ['one company', { origin: api.url, paths: [`/api/companies/${listing!.id}`] }],
    ['the list', { origin: api.url, paths: [searchPath('')] }],
  ];
  const measure = () => Promise.all(calls.map(async ([, target]) => generator.run(target, 1, 1)));
  await measure();
  const before = await measure();
  bench.progress.now(`The worst search ('${words[0]}') from ${connections} connections`);
  const [first, ...more] = words.map(searchPath);
  const search: Target = { origin: api.url, paths: [first!, ...more] };
  const storm = await generator.run(search, connections, overload);
  await wait(1_000);
  const after = await measure();
  await api.stop(10_000);
  const others = calls.map(([name], place) => ({
    name,
    before: before[place]!,
    after: after[place]!,
  }));
  return { q: words[0], companies, storm, others };
}
