import { plannedOnce } from './planned-once.ts';
import type { ListQuery } from '../platform/lists/list-query.ts';
import type { ListingFilter } from '../listings/kind.ts';
import type { WordSample } from './word-sample.ts';

const query: ListQuery<ListingFilter> = {
  filter: { q: 'riders' },
  sort: undefined,
  range: [0, 23],
};

/** The ways of a search for words that are so common. */
function waysAt(rows: number, share: number) {
  const sample = { commonness: () => ({ rows, share }) } as unknown as WordSample;
  return plannedOnce({ table: 'company' }, query, sample, 0)?.ways;
}

it.each([
  [1_000, 0.12, 'index', 'index'],
  [1_000, 0.16, 'list', 'index'],
  [10_000, 0.04, 'index', 'index'],
  [10_000, 0.06, 'list', 'index'],
  [100_000, 0.012, 'index', 'index'],
  [100_000, 0.018, 'list', 'index'],
  [100_000, 0.286, 'list', 'list'],
  [1_000_000, 0.004, 'index', 'index'],
  [1_000_000, 0.006, 'list', 'index'],
  [1_000_000, 0.286, 'list', 'list'],
  [1_000_000, 0, 'index', 'index'],
] as const)(
  'of %d listings and a share of %d the page goes by the %s, the total by the %s',
  (...given) => {
    const [rows, share, page, total] = given;
    expect(waysAt(rows, share)).toEqual({ page, total });
  },
);
