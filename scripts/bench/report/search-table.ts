import type { SearchTimes } from '../database/search-times.ts';
import { atMost, judged, shownGoal, type Goal } from '../goals.ts';
import { type Keyword, keywords } from '../seeding/keywords.ts';
import { figure, times } from './figures.ts';
import type { Table } from './table.ts';

/** Keywords whose page must not grow with the table, those that may take so long, and the rest: the worst of them. */
const growing: Keyword[] = ['none', 'common'];
const quick: Keyword[] = ['rare', 'two letters', 'two letters, absent', 'one letter, absent'];

/** The database's part of a search, by the size of the table. The goals are for a million companies. */
export function searchTables(measured: SearchTimes): Table[] {
  const sizes = [...measured.get('none')!.keys()];
  const [smallest, biggest] = [sizes[0]!, sizes.at(-1)!];
  const page = (keyword: Keyword, size: number) => measured.get(keyword)!.get(size)!.again;
  const total = (keyword: Keyword, size: number) => {
    const { first, again } = measured.get(keyword)!.get(size)!;
    return Math.max(0, first - again);
  };
  const of = (size: number) => size.toLocaleString('en');
  const growth = `${of(biggest)} / ${of(smallest)}`;
  const columns = ['keyword', 'found in', ...sizes.map(of), growth, 'goal', 'held?'];
  const row = (keyword: Keyword, value: typeof page, goal?: Goal) => {
    const figures = sizes.map((size) => value(keyword, size));
    const ratio = figures.at(-1)! / figures[0]!;
    const judge = goal && judged(goal, goal.unit === ' ×' ? ratio : figures.at(-1)!);
    const end = goal ? [shownGoal(goal), judge!] : ['', ''];
    return [keyword, keywords[keyword].found, ...figures.map(figure), times(ratio), ...end];
  };
  const names = Object.keys(keywords) as Keyword[];
  const goalOfPage = (keyword: Keyword) => {
    if (growing.includes(keyword)) return atMost(1.3, ' ×');
    return atMost(quick.includes(keyword) ? 4 : 25, ' ms');
  };
  return [
    {
      heading: 'The database, ms for a page of 24 whose total is known',
      columns,
      rows: names.map((keyword) => row(keyword, page, goalOfPage(keyword))),
    },
    {
      heading: 'The database, ms more for the first of such searches, which also counts',
      columns,
      rows: names.map((keyword) => row(keyword, total, atMost(20, ' ms'))),
    },
  ];
}
