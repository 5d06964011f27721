import { setTimeout } from 'node:timers/promises';
import type { Client } from 'pg';
import type { Extent } from '../extent.ts';
import type { Bench } from '../preparation.ts';
import { type Keyword, keywords } from '../seeding/keywords.ts';
import { connected } from '../seeding/databases.ts';
import { median } from '../statistics.ts';
import { type Sent, startTap } from './tap.ts';

/** Milliseconds of the database for a search that is made for the first time, and again when its total is known. */
export interface SearchTime {
  first: number;
  again: number;
}

/** By keyword, then by the number of companies. */
export type SearchTimes = Map<Keyword, Map<number, SearchTime>>;

const rounds = 3;
/** Before a time counts: what the disk still has is read. */
const unmeasured = 3;

/**
 * Times the statements that the api sends for a search of the companies, on every size of database: over one
 * connection, again and again, the sizes in turn.
 */
export async function measureSearches(bench: Bench, { searching }: Extent): Promise<SearchTimes> {
  const asked = new Map<number, Map<Keyword, Asked>>();
  const clients = new Map<number, Client>();
  for (const [size, database] of bench.databases) {
    bench.progress.now(`Listening to what the api asks of ${size.toLocaleString('en')} companies`);
    asked.set(size, await statementsOfSearches(bench, database));
    clients.set(size, await connected(database));
  }
  const times: SearchTimes = new Map();
  for (const keyword of Object.keys(keywords) as Keyword[]) {
    bench.progress.now(`Timing the search: ${keyword}`);
    const tries = new Map([...clients.keys()].map((size) => [size, [] as SearchTime[]]));
    for (let round = 0; round < rounds; round++) {
      for (const [size, client] of clients) {
        const statements = asked.get(size)!.get(keyword)!;
        tries.get(size)!.push(...(await repeated(client, statements, searching)));
      }
    }
    times.set(keyword, new Map([...tries].map(([size, list]) => [size, middle(list)])));
  }
  for (const client of clients.values()) await client.end();
  return times;
}

interface Asked {
  first: Sent[];
  again: Sent[];
}

async function statementsOfSearches(bench: Bench, database: string) {
  const tap = await startTap(database);
  const api = await bench.startApi('tapped-api', tap.address);
  const found = new Map<Keyword, Asked>();
  const ask = async (q: string) => {
    const sent = await tap.during('company', async () => {
      const answer = await fetch(`${api.url}${searchPath(q)}`);
      const text = await answer.text();
      if (!answer.ok) throw new Error(`The search for '${q}' answered ${answer.status}: ${text}`);
    });
    if (sent.length === 0) throw new Error(`The api asked nothing when '${q}' was searched for.`);
    return sent;
  };
  await untilSampled(ask);
  for (const [keyword, { q }] of Object.entries(keywords))
    found.set(keyword as Keyword, { first: await ask(q), again: await ask(q) });
  await api.stop(5_000);
  tap.close();
  return found;
}

/** An api that has just started does not know yet how common words are, which chooses the statement. */
async function untilSampled(ask: (q: string) => Promise<Sent[]>): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if ((await ask(keywords.rare.q)).some(({ name }) => name)) return;
    await setTimeout(50);
  }
  throw new Error('The api takes no sample of what is searched.');
}

/** A page of 24, as Y2 has them. */
export const searchPath = (q: string) =>
  `/api/companies?${new URLSearchParams({ range: '[0,23]', ...(q && { q }) })}`;

async function repeated(client: Client, { first, again }: Asked, milliseconds: number) {
  const times: SearchTime[] = [];
  const end = performance.now() + milliseconds;
  for (let count = 0; count < unmeasured + 3 || performance.now() < end; count++) {
    const time = { first: await timed(client, first), again: await timed(client, again) };
    if (count >= unmeasured) times.push(time);
  }
  return times;
}

async function timed(client: Client, statements: readonly Sent[]): Promise<number> {
  const started = performance.now();
  for (const { text, values, name } of statements)
    await client.query({ text, values, ...(name && { name }) });
  return performance.now() - started;
}

const middle = (times: readonly SearchTime[]): SearchTime => ({
  first: median(times.map(({ first }) => first)),
  again: median(times.map(({ again }) => again)),
});
