import type { ReactNode } from 'react';
import { Alert, Box, Button, Card, Skeleton, Stack } from '@mui/material';
import { Pencil } from 'lucide-react';
import {
  ShowBase,
  useCreatePath,
  useNotify,
  useRedirect,
  useResourceContext,
  useShowContext,
  type HttpError,
} from 'react-admin';
import { Link } from 'react-router-dom';
import type { ListingRecord } from '../contract.ts';
import { Page } from '../layout/page.tsx';
import { kindOf, nameOf } from './kinds.ts';

interface ListingPageProps {
  /** Everything that was sent. */
  facts: ReactNode;
  /** Above the name: the way back and to the neighbours. */
  before: (listing: ListingRecord) => ReactNode;
  /** Beside the name, in short. */
  marks: (listing: ListingRecord) => ReactNode;
  /** What can be done; beside the facts, on phones below them. */
  children: (listing: ListingRecord) => ReactNode;
}

/** One listing with everything that is known about it and what can be done with it. */
export function ListingPage(props: ListingPageProps) {
  const kind = kindOf(useResourceContext());
  const notify = useNotify();
  const redirect = useRedirect();
  const onError = (error: Error) => {
    if ((error as HttpError).status !== 404) return;
    notify(kind.messages.gone, { type: 'info' });
    redirect(`/${kind.queue}`);
  };
  return (
    <ShowBase queryOptions={{ onError }}>
      <Shown {...props} />
    </ShowBase>
  );
}

function Shown({ facts, before, marks, children }: ListingPageProps) {
  const { record, error, refetch, resource } = useShowContext<ListingRecord>();
  const path = useCreatePath();
  if (error && !record) {
    const again = <Button onClick={() => void refetch()}>Try again</Button>;
    return (
      <Alert severity="error" action={again}>
        This page could not be fetched.
      </Alert>
    );
  }
  if (!record)
    return <Skeleton variant="rounded" height={320} role="status" aria-label="Loading" />;
  return (
    <Page
      title={nameOf(record)}
      before={before(record)}
      actions={
        <>
          {marks(record)}
          <Button
            component={Link}
            to={path({ resource, id: record.id, type: 'edit' })}
            startIcon={<Pencil size={16} aria-hidden />}
          >
            Edit
          </Button>
        </>
      }
    >
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
        }}
      >
        <Card variant="outlined" sx={{ p: { xs: 2, md: 3 } }}>
          {facts}
        </Card>
        <Stack spacing={2} sx={{ position: { lg: 'sticky' }, top: 88 }}>
          {children(record)}
        </Stack>
      </Box>
    </Page>
  );
}
