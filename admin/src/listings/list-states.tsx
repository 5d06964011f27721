import type { ReactNode } from 'react';
import { Alert, Button, Card, Skeleton, Stack, Typography } from '@mui/material';
import { useListContext } from 'react-admin';

interface ListStatesProps {
  /** What is said when there is nothing, and when the list could not be fetched. */
  empty: string;
  failed: string;
  children: ReactNode;
}

/** The rows of the list at hand, or why there are none. */
export function ListStates({ empty, failed, children }: ListStatesProps) {
  const { data, error, isPending, refetch } = useListContext();
  if (error && !data) return <Failure text={failed} retry={refetch} />;
  if (isPending) return <Expected />;
  return (
    <>
      {error && <Failure text={failed} retry={refetch} />}
      {data?.length ? children : <Nothing text={empty} />}
    </>
  );
}

export const Failure = ({ text, retry }: { text: string; retry: () => void }) => (
  <Alert
    severity="error"
    sx={{ mb: 2 }}
    action={
      <Button color="inherit" onClick={() => retry()}>
        Try again
      </Button>
    }
  >
    {text}
  </Alert>
);

export const Expected = () => (
  <Stack spacing={1.5} role="status" aria-label="Loading">
    {Array.from({ length: 5 }, (_, row) => (
      <Skeleton key={row} variant="rounded" height={72} />
    ))}
  </Stack>
);

function Nothing({ text }: { text: string }) {
  const { filterValues, setFilters } = useListContext();
  const filtered = Object.keys(filterValues).length > 0;
  return (
    <Card variant="outlined" sx={{ p: 5, textAlign: 'center' }}>
      <Typography sx={{ fontWeight: 600 }}>{text}</Typography>
      {filtered && (
        <Button sx={{ mt: 2 }} onClick={() => setFilters({})}>
          Clear the search and filters
        </Button>
      )}
    </Card>
  );
}
