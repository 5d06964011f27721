import type { ReactNode } from 'react';
import { Box, Button, Card, Skeleton, Stack } from '@mui/material';
import { ArrowLeft, Pencil } from 'lucide-react';
import {
  ShowBase,
  useCreatePath,
  useNotify,
  useResourceContext,
  useShowContext,
  type HttpError,
} from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import { isPlaceUnknown, type ListingProps, type ListingRecord, nameOf } from '../kind.ts';
import { kindOf, pathOf } from '../kinds.ts';
import { Failure, Notice } from '../layout/notice.tsx';
import { Page } from '../layout/page.tsx';
import { Row } from '../layout/row.tsx';
import { dashboardPath } from '../paths.ts';
import { ListingFacts } from './listing-facts.tsx';
import { toRead } from '../to-read.ts';

interface ListingPageProps {
  /** By default the one in the address. */
  id?: string;
  /** Path below the dashboard of the list it belongs to. */
  backTo: (listing: ListingRecord) => string;
  /** Links to the neighbours in that list. */
  neighbours?: ReactNode;
  marks: (listing: ListingRecord) => ReactNode;
  /** Below the facts. */
  below?: (listing: ListingRecord) => ReactNode;
  /** Actions beside the facts, on phones below them. */
  children: (listing: ListingRecord) => ReactNode;
}

export function ListingPage({ id, ...props }: ListingPageProps) {
  const onError = useGone();
  return (
    <ShowBase {...(id && { id })} queryOptions={{ onError, ...readOnce }}>
      <Shown {...props} />
    </ShowBase>
  );
}

/** A decision is about what was read: it is not replaced unasked, as after a look into the CAC register in another tab. */
const readOnce = { refetchOnWindowFocus: false, refetchOnReconnect: false };

/** For react-admin's `onError`: leads from a listing that is gone to its queue; other faults are shown in place. */
export function useGone() {
  const kind = kindOf(useResourceContext());
  const notify = useNotify();
  const navigate = useNavigate();
  return (error: Error) => {
    if ((error as HttpError).status !== 404) return;
    notify(kind.messages.gone, { type: 'info', ...toRead });
    void navigate(`${dashboardPath}/${kind.queue}`);
  };
}

/** In place of a listing that is on its way, or could not be fetched. */
export const NoListing = ({ error, refetch }: { error: unknown; refetch: () => unknown }) =>
  error ? (
    <Failure text="This page could not be fetched." retry={refetch} />
  ) : (
    <Skeleton variant="rounded" height={320} role="status" aria-label="Loading" />
  );

function Shown({ backTo, neighbours, marks, below, children }: Omit<ListingPageProps, 'id'>) {
  const { record, error, refetch, resource } = useShowContext<ListingRecord>();
  const path = useCreatePath();
  if (!record) return <NoListing error={error} refetch={refetch} />;
  const form = path({ resource, id: record.id, type: 'edit' });
  return (
    <Page
      title={nameOf(record)}
      before={
        <Row sx={{ gap: 0, mb: 1, whiteSpace: 'nowrap', '& > *': { px: { xs: 1 } } }}>
          <Button
            component={Link}
            to={`${dashboardPath}/${backTo(record)}`}
            startIcon={<ArrowLeft size={18} />}
            sx={{ ml: -1, mr: 'auto' }}
          >
            Back to list
          </Button>
          <Button
            component={Link}
            to={form}
            startIcon={<Pencil size={16} />}
            sx={{
              minWidth: 0,
              '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
            }}
          >
            Edit
          </Button>
          {neighbours}
        </Row>
      }
      actions={marks(record)}
    >
      <Box sx={{ containerType: 'inline-size' }}>
        <Box sx={columns}>
          <Stack spacing={2.5}>
            <Card variant="outlined" sx={{ p: { xs: 2, md: 3 } }}>
              {isPlaceUnknown(record) && (
                <Notice severity="warning" button="Choose it" to={form}>
                  Place not recognised: no search for a place finds it.
                </Notice>
              )}
              <ListingFacts kind={kindOf(resource)} listing={record} />
            </Card>
            {below?.(record)}
          </Stack>
          <Stack spacing={2} className="actions">
            {children(record)}
          </Stack>
        </Box>
      </Box>
    </Page>
  );
}

/** In place of the actions of a page that belongs to another state of the listing: leads to the page of its state. */
export const OtherPage = ({ kind, listing, text }: ListingProps & { text: string }) => (
  <Notice severity="info" button="Open its page" to={pathOf({ ...listing, kind: kind.one })}>
    {text}
  </Notice>
);

/**
 * Two columns where there is room for them. Else the actions come first, but the decision stays at the bottom edge, so that
 * the texts are on the first screen; on phones it comes last.
 */
const columns = {
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  '& > .actions': { display: 'contents' },
  // The decision at the bottom edge does not cover what has the focus.
  '& *:not(.decision *)': { scrollMarginBottom: '30vh' },
  '& > .actions > *': { order: -1, m: '0 !important' },
  // Room for the bar of the undo window, which would cover the next decision.
  '&:has(.decision)': { pb: { xs: 17, md: 0 } },
  '& .decision': { order: 1, position: { md: 'sticky' }, bottom: 0, zIndex: 1 },
  '& .decision h2': { position: { md: 'absolute' }, clipPath: { md: 'inset(50%)' } },
  '@container (min-width: 760px)': {
    display: 'grid',
    gap: 2.5,
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr) 340px',
    '& > .actions': { display: 'flex', position: 'sticky', top: 88 },
    '& > .actions > * + *': { mt: '16px !important' },
    '& .decision': { order: 'initial', position: 'static' },
    '& .decision h2': { position: 'static', clipPath: 'none' },
  },
};
