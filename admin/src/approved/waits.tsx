import { useGetList } from 'react-admin';
import type { Change, OwnershipClaim, ReportCase } from '#contract/openapi.ts';
import type { ListingProps } from '../kind.ts';
import { Notice } from '../layout/notice.tsx';
import { dashboardPath } from '../paths.ts';

/** The API's longest page. Of more than 100 that wait, the newest are not named here. */
const oldest = {
  pagination: { page: 1, perPage: 100 },
  sort: { field: 'createdAt', order: 'ASC' } as const,
};

/** What waits for a decision about a listing, with the way to it. */
export function Waits({ kind, listing: { id } }: ListingProps) {
  const { data: changes } = useGetList<Change>('changes', oldest);
  const { data: claims } = useGetList<OwnershipClaim>('ownership-claims', oldest, {
    enabled: kind.one === 'company',
  });
  const { data: cases } = useGetList<ReportCase>('reports', { ...oldest, filter: { id: [id] } });
  const waiting = {
    changes: changes?.some(({ listing }) => listing === id) && ['Changes', 'A change by its owner'],
    'ownership-claims': claims?.some(({ company }) => company.id === id) && [
      'Claims',
      'Somebody’s claim of it',
    ],
    reports: cases?.some(({ confirmed }) => confirmed > 0) && ['Reports', 'A report of it'],
  };
  return Object.entries(waiting).map(
    ([list, words]) =>
      words && (
        <Notice key={list} severity="warning" button={words[0]!} to={`${dashboardPath}/${list}`}>
          {words[1]} waits for a decision.
        </Notice>
      ),
  );
}
