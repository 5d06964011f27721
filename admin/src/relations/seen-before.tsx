import { Alert, Button, Card, Skeleton, Stack, Typography } from '@mui/material';
import { History, ShieldCheck } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { dataProvider } from '../data-provider.ts';
import type { Kind } from '../listings/kinds.ts';
import { Earlier } from './earlier.tsx';
import { Related } from './related.tsx';

/** Other listings that share something with a submission, and what was decided about them: before one decides. */
export function SeenBefore({ kind, id }: { kind: Kind; id: string }) {
  const provider = useDataProvider<typeof dataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: [kind.path, 'relations', id],
    queryFn: () => provider.relations(kind, id),
  });
  if (error && !data) {
    return (
      <Alert severity="warning" action={<Button onClick={() => void refetch()}>Try again</Button>}>
        Whether this was seen before could not be checked.
      </Alert>
    );
  }
  if (!data?.data.listings) {
    return <Skeleton variant="rounded" height={44} role="status" aria-label="Seen before?" />;
  }
  const { listings, decisions } = data.data;
  if (listings.length + decisions.length === 0) {
    return (
      <Stack direction="row" sx={{ gap: 1, px: 1, alignItems: 'center', color: 'text.secondary' }}>
        <ShieldCheck size={18} aria-hidden />
        <Typography variant="body2">Not seen before</Typography>
      </Stack>
    );
  }
  return (
    <Card
      variant="outlined"
      component="section"
      aria-labelledby="seen-before"
      sx={{ p: 2.5, borderColor: 'warning.main', maxHeight: { lg: '50vh' }, overflowY: 'auto' }}
      tabIndex={0}
    >
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', mb: 1.5, color: 'warning.dark' }}>
        <History size={20} aria-hidden />
        <Typography variant="h2" id="seen-before">
          Seen before
        </Typography>
      </Stack>
      <Stack spacing={2}>
        {listings.length > 0 && <Related listings={listings} />}
        {decisions.length > 0 && <Earlier decisions={decisions} />}
      </Stack>
    </Card>
  );
}
