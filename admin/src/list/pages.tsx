import { Pagination } from '@mui/material';
import { useListPaginationContext } from 'react-admin';
import { grouped } from '#contract/digits.ts';
import { Select } from '../fields/select.tsx';
import { Row } from '../layout/row.tsx';
import { Small } from '../layout/small.tsx';

const PAGE_SIZES = [10, 25, 50, 100];

export function Pages({ of }: { of: string }) {
  const { page, perPage, total = 0, setPage, setPerPage, isPending } = useListPaginationContext();
  if (isPending || total <= Math.min(...PAGE_SIZES)) return null;
  const last = Math.min(page * perPage, total);
  return (
    <Row sx={{ mt: 2, gap: 2, justifyContent: 'space-between' }}>
      <Small>
        {(page - 1) * perPage + 1} to {last} of {grouped(total)}
      </Small>
      <Pagination
        page={page}
        count={Math.ceil(total / perPage)}
        onChange={(_, next) => setPage(next)}
        siblingCount={0}
        color="primary"
        aria-label={`Pages of ${of}`}
      />
      <Select
        label="Per page"
        value={String(perPage)}
        onChange={(size) => setPerPage(Number(size))}
        options={Object.fromEntries(PAGE_SIZES.map((size) => [size, String(size)]))}
        sx={{ width: 120 }}
      />
    </Row>
  );
}
