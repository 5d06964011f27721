import type { Overview } from '../contract.ts';
import { Bars } from './bars.tsx';

/** How often the pages of the listings were looked at. */
export const Views = ({ views }: { views: Overview['views'] }) => (
  <Bars
    of="Pages of"
    columns={['Views']}
    rows={[
      { name: 'Companies', values: [views.companies] },
      { name: 'Jobs', values: [views.jobs] },
    ]}
  />
);
