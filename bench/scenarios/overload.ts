import { setTimeout as wait } from 'node:timers/promises';
import { keywords, manyKeywords, searchPath, type Keyword } from '../keywords.ts';
import { load } from '../load.ts';
import type { Bench } from '../servers.ts';
import { someCompany } from './paths.ts';
import type { SearchTimes } from './searches.ts';

const CONNECTIONS = 64;

/** Searches the biggest database for its slowest keyword, and measures other requests before and a second after. */
export async function measureOverload(bench: Bench, times: SearchTimes) {
  const companies = Math.max(...bench.databases.keys());
  const slowness = (keyword: Keyword) => times[keyword][companies]!;
  const names = (Object.keys(keywords) as Keyword[]).filter((name) => name !== 'hostile');
  const keyword = names.toSorted((a, b) => slowness(b) - slowness(a))[0]!;
  const many =
    keyword === 'common' || keyword === 'rare' ? manyKeywords(keyword, bench.random) : [];
  const api = await bench.startApi('overloaded-api', bench.databases.get(companies)!);
  const others = {
    'one company': `/api/companies/${await someCompany(api.url, bench.random)}`,
    'the list': searchPath(),
  };
  const measure = () =>
    Promise.all(
      Object.values(others).map((path) => load({ origin: api.url, paths: [path] }, 1, 1)),
    );
  await measure();
  const before = await measure();
  console.log(`Overload: '${keyword}' from ${CONNECTIONS} connections`);
  const search = { origin: api.url, paths: [keywords[keyword].q, ...many].map(searchPath) };
  const storm = await load(search, CONNECTIONS, bench.size.overloadSeconds);
  await wait(1_000);
  const after = await measure();
  await api.stop(10_000);
  const changes = Object.keys(others).map((name, place) => [
    `1 s later: ${name}, req/s × before`,
    after[place]!.requestsPerSecond / before[place]!.requestsPerSecond,
  ]);
  return {
    [`overload by '${keyword}', req/s`]: storm.requestsPerSecond,
    'overload, p50 ms': storm.p50,
    'overload, failures': storm.failures,
    ...(Object.fromEntries(changes) as Record<string, number>),
  };
}
