import type { Profiled } from '../profile/profiles.ts';
import { inWords } from '../profile/shares.ts';
import { figure } from './figures.ts';
import type { Table } from './table.ts';

/** So many parts of a profile are named. */
const most = 7;

/** What a request costs in processor time, and where: the limit of whatever misses its goal. */
export function profileTable(profiled: readonly Profiled[]): Table {
  return {
    heading: 'Where the time goes, 16 connections',
    columns: ['path', 'process ms', 'api ms', 'PostgreSQL ms', 'what its thread was seen doing'],
    rows: profiled.map(({ name, process, api, postgres, seen }) => [
      name,
      figure(process),
      api === 0 ? '' : figure(api),
      figure(postgres),
      inWords(seen, most),
    ]),
    notes: [
      'Milliseconds are processor time of one request: in the process that answers, in the api behind a page, in PostgreSQL with all its backends. The two processors of a second are 2,000 of them, and the client takes its part. The shares come from a profile that is made afterwards (five looks in a millisecond, of the time in which the thread was not idle); a thread that writes is also seen there while whom it wakes has its processor.',
    ],
  };
}
