import type { ReactNode } from 'react';
import { Button, Card, Skeleton, Stack, Typography } from '@mui/material';
import { useListContext, type RaRecord } from 'react-admin';
import { Link } from 'react-router-dom';
import { grouped } from '#contract/digits.ts';
import { Failure } from '../layout/notice.tsx';
import { pathOfSearch } from '../paths.ts';

/** For react-admin's `onError`: `ListStates` reports a failed list in place, so no notification. */
export const withoutNotification = () => undefined;

interface ListStatesProps {
  empty: string;
  /** Instead, with the filters of its opening. */
  emptyByDefault?: string | undefined;
  failed: string;
  /** Filter values with which the list opens; only others can be cleared. */
  defaultFilter?: Record<string, string> | undefined;
  children: ReactNode;
}

export function ListStates(props: ListStatesProps) {
  const { empty, emptyByDefault = empty, failed, defaultFilter = {}, children } = props;
  const { data, error, isPending, refetch, setFilters, ...list } = useListContext<RaRecord>();
  const filterValues = list.filterValues as Record<string, unknown>;
  if (error && !data) return <Failure text={failed} retry={refetch} />;
  if (isPending) return <LoadingRows />;
  const isFiltered = Object.keys({ ...defaultFilter, ...filterValues }).some(
    (name) => filterValues[name] !== defaultFilter[name],
  );
  return (
    <>
      {error && <Failure text={failed} retry={refetch} />}
      {data?.length ? (
        children
      ) : (
        <Card variant="outlined" sx={{ p: { xs: 3, md: 5 }, textAlign: 'center' }}>
          <Typography sx={{ fontWeight: 600 }}>{isFiltered ? empty : emptyByDefault}</Typography>
          {isFiltered && (
            <Button sx={{ mt: 2 }} onClick={() => setFilters(defaultFilter)}>
              Clear the search and filters
            </Button>
          )}
          {typeof filterValues.q === 'string' && (
            <Button sx={{ mt: 2 }} component={Link} to={pathOfSearch(filterValues.q)}>
              Search in all listings
            </Button>
          )}
        </Card>
      )}
    </>
  );
}

/** Number of rows, announced when a search or a filter changes it. */
export function Total() {
  const { total } = useListContext();
  return (
    <Typography role="status" sx={{ color: 'text.secondary', '& span': spoken }}>
      {total !== undefined && (
        <>
          {grouped(total)} <span>in this list</span>
        </>
      )}
    </Typography>
  );
}

const spoken = {
  position: 'absolute',
  width: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

export const LoadingRows = () => (
  <Stack spacing={1.5} role="status" aria-label="Loading">
    {Array.from({ length: 5 }, (_, row) => (
      <Skeleton key={row} variant="rounded" height={72} />
    ))}
  </Stack>
);
