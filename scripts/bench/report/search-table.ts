import type { SearchTimes } from '../database/search-times.ts';
import { atMost, judged, shownGoal, type Goal } from '../goals.ts';
import { type Keyword, keywords } from '../seeding/keywords.ts';
import { figure, times } from './figures.ts';
import type { Table } from './table.ts';

/** Keywords whose page must not grow with the table, and those that may take 4 ms; the rest may take 25 ms. */
const growing: Keyword[] = ['none', 'common'];
const quick: Keyword[] = ['rare', 'two letters', 'two letters, absent', 'one letter, absent'];

/** Companies. */
const meantFor = 1_000_000;

/** The database's part of a search, by the size of the table. */
export function searchTables(measured: SearchTimes): Table[] {
  const sizes = [...measured.get('none')!.keys()];
  const [smallest, biggest] = [sizes[0]!, sizes.at(-1)!];
  const page = (keyword: Keyword, size: number) => measured.get(keyword)!.get(size)!.again;
  const total = (keyword: Keyword, size: number) => {
    const { first, again } = measured.get(keyword)!.get(size)!;
    return Math.max(0, first - again);
  };
  const of = (size: number) => size.toLocaleString('en');
  const names = Object.keys(keywords) as Keyword[];
  const told = (keyword: Keyword) => [keyword, keywords[keyword].found];
  const verdict = (goal: Goal, value: number) => [shownGoal(goal), judged(goal, value)];
  const pageRow = (keyword: Keyword) => {
    const figures = sizes.map((size) => page(keyword, size));
    const [last, ratio] = [figures.at(-1)!, figures.at(-1)! / figures[0]!];
    const end = growing.includes(keyword)
      ? verdict(atMost(1.3, ' ×'), ratio)
      : verdict(atMost(quick.includes(keyword) ? 4 : 25, ' ms'), last);
    return [...told(keyword), ...figures.map(figure), times(ratio), ...end];
  };
  const totalRow = (keyword: Keyword) => {
    const figures = sizes.map((size) => total(keyword, size));
    const end = verdict(atMost(20, ' ms'), figures.at(-1)!);
    return [...told(keyword), ...figures.map(figure), ...end];
  };
  const [start, end] = [
    ['keyword', 'found in', ...sizes.map(of)],
    ['goal', 'held?'],
  ];
  return [
    {
      heading: 'The database, ms for a page of 24 whose total is known',
      columns: [...start, `${of(biggest)} / ${of(smallest)}`, ...end],
      rows: names.map(pageRow),
      notes: biggest < meantFor ? [`The goals are meant for ${of(meantFor)} companies.`] : [],
    },
    {
      heading: 'The database, ms more for the first of such searches, which also counts',
      columns: [...start, ...end],
      rows: names.map(totalRow),
    },
  ];
}
