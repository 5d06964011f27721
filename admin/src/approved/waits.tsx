import { useGetList } from 'react-admin';
import type { ReportCase } from '#contract/openapi.ts';
import { oldestRow } from '../api-client/data-provider.ts';
import type { ListingProps } from '../kind.ts';
import { Notice } from '../layout/notice.tsx';
import { dashboardPath } from '../paths.ts';

/** Notices of undecided changes, claims and reports about a listing, with links to their lists. */
export function Waits({ kind, listing: { id } }: ListingProps) {
  const about = { ...oldestRow, filter: { listing: id } };
  const { total: changes } = useGetList('changes', about);
  const { total: claims } = useGetList('ownership-claims', about, {
    enabled: kind.one === 'company',
  });
  const { data: cases } = useGetList<ReportCase>('reports', { ...oldestRow, filter: { id: [id] } });
  const waiting = [
    [changes, 'changes', 'Changes', 'A change by its owner'],
    [claims, 'ownership-claims', 'Claims', 'Somebody’s claim of it'],
    [cases?.[0]?.confirmed, 'reports', 'Reports', 'A report of it'],
  ] as const;
  return waiting.map(
    ([count, list, label, what]) =>
      Boolean(count) && (
        <Notice key={list} severity="warning" button={label} to={`${dashboardPath}/${list}`}>
          {what} waits for a decision.
        </Notice>
      ),
  );
}
