import { atLeast, atMost, judged, shownGoal, type Goal } from '../goals.ts';
import type { Measured } from '../load/interleaved.ts';
import { figure, times } from './figures.ts';
import type { Table } from './table.ts';

const columns = [
  'path',
  'bytes',
  'req/s 1',
  'req/s 16',
  'req/s 64',
  'p50 ms',
  'p99 ms',
  'RSS MB',
  'ratio',
  'goal',
  'held?',
];

/** The paths by the names that paths.ts gives them. */
type Paths = ReadonlyMap<string, Measured>;

/** What a path has to be, beside a yardstick, at 16 connections. */
interface Wanted {
  yardstick: string;
  goal: Goal;
  /** Requests per second when left out. */
  of?: 'p99';
}

const perY = (value: number, yardstick: string): Wanted => ({
  yardstick,
  goal: atLeast(value, ` × ${yardstick}`),
});

const cached: Wanted[] = [
  perY(0.45, 'Y1'),
  perY(0.5, 'Y3'),
  { yardstick: 'Y1', goal: atMost(3, ' × p99 of Y1'), of: 'p99' },
];

const pages: Record<string, Wanted[]> = {
  'Y1 node:http, constant': [],
  'Y3 nginx, file': [],
  'Y4 renderToString, cards': [],
  'list page, cached': cached,
  'list page, cached, brotli': cached,
  'company page, cached': cached,
  'list page, 304': [perY(0.8, 'Y1')],
  'list page, not cached': [perY(0.35, 'Y4')],
};

const json: Record<string, Wanted[]> = {
  'Y2 node:http + pg, list': [],
  'JSON list': [perY(1.3, 'Y2')],
  'JSON search, rare': [perY(0.4, 'Y2')],
  'JSON search, common': [perY(0.2, 'Y2')],
  'JSON search, common, total known': [perY(0.6, 'Y2')],
  'JSON single': [perY(1.6, 'Y2')],
};

/** The tables of pages and of JSON: a row per path, and one more per further goal. */
export function pathTables(
  measured: readonly Measured[],
  companies: number,
  remarks: readonly string[] = [],
): Table[] {
  const paths: Paths = new Map(measured.map((one) => [one.path.name, one]));
  const table = (heading: string, wanted: Record<string, Wanted[]>): Table => ({
    heading,
    columns,
    rows: Object.entries(wanted).flatMap(([name, goals]) => rowsOf(paths, name, goals)),
  });
  return [
    { ...table(`Pages, ${companies.toLocaleString('en')} companies`, pages), notes: remarks },
    table(`JSON, ${companies.toLocaleString('en')} companies`, json),
  ];
}

function rowsOf(paths: Paths, name: string, wanted: readonly Wanted[]): string[][] {
  const measured = paths.get(name);
  if (!measured) return [[name, ...Array<string>(columns.length - 2).fill(''), 'not measured']];
  const own = told(measured);
  if (wanted.length === 0) return [[name, ...own]];
  return wanted.map((one, place) => [
    place === 0 ? name : `… ${one.of ?? `beside ${one.yardstick}`}`,
    ...(place === 0 ? own : own.map(() => '')),
    ...verdict(paths, measured, one),
  ]);
}

function told({ byConnections, bytes, megabytes }: Measured): string[] {
  const at = (connections: number) => figure(byConnections.get(connections)?.requestsPerSecond);
  const { p50, p99 } = byConnections.get(16) ?? {};
  const resident = megabytes === undefined ? '–' : String(Math.round(megabytes));
  return [bytes.toLocaleString('en'), at(1), at(16), at(64), figure(p50), figure(p99), resident];
}

function verdict(paths: Paths, measured: Measured, { yardstick, goal, of }: Wanted): string[] {
  const beside = [...paths].find(([name]) => name.startsWith(`${yardstick} `))?.[1];
  const value = (one?: Measured) => {
    const run = one?.byConnections.get(16);
    // What a generator of whole milliseconds cannot see is no yardstick.
    return (of ? run?.p99 : run?.requestsPerSecond) || NaN;
  };
  const ratio = value(measured) / value(beside);
  return [times(ratio), shownGoal(goal), judged(goal, ratio)];
}
