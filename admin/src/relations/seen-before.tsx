import { Skeleton, Stack, Typography } from '@mui/material';
import { History, ShieldCheck } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api-client/data-provider.ts';
import type { Kind } from '../kind.ts';
import { AlertSection } from '../layout/alert-section.tsx';
import { Failure } from '../layout/failure.tsx';
import { Earlier } from './earlier.tsx';
import { Related } from './related.tsx';

/** Listings that share something with a submission, and the decisions about them. */
export function SeenBefore({ kind, id }: { kind: Kind; id: string }) {
  const api = useApi();
  const { data, error, refetch } = useQuery({
    queryKey: [kind.path, 'relations', id],
    queryFn: () => api.relations(kind, id),
  });
  if (error && !data) {
    const text = 'Earlier listings could not be checked.';
    return <Failure severity="warning" text={text} retry={refetch} />;
  }
  if (!data?.data.listings) {
    return <Skeleton variant="rounded" height={44} role="status" aria-label="Checking history" />;
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
    <AlertSection title="Seen before" icon={History} tone="warning">
      <Stack spacing={2}>
        {listings.length > 0 && <Related listings={listings} />}
        {decisions.length > 0 && <Earlier decisions={decisions} />}
      </Stack>
    </AlertSection>
  );
}
