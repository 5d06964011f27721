import type { ReactNode } from 'react';
import { Alert, Button, IconButton, Stack, Typography } from '@mui/material';
import { ArrowLeft, ChevronLeft, ChevronRight } from 'lucide-react';
import { usePrevNextController, useResourceContext } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import type { ListingRecord } from '../contract.ts';
import { kindOf, type Kind } from '../listings/kinds.ts';
import { ListingPage } from '../listings/listing-page.tsx';
import { dashboardPath } from '../paths.ts';
import { SeenBefore } from '../relations/seen-before.tsx';
import { Notes } from '../screening/notes.tsx';
import { DecisionPanel } from './decision-panel.tsx';
import { useDecisions } from './decisions.tsx';
import { Marks } from './marks.tsx';

/** One submission: everything that was sent, and the decision. After it comes the next one. */
export function Submission({ facts }: { facts: ReactNode }) {
  const kind = kindOf(useResourceContext());
  return (
    <ListingPage
      facts={facts}
      before={() => <Neighbours kind={kind} />}
      marks={(listing) => <Marks kind={kind} listing={listing} />}
    >
      {(listing) => <Open key={listing.id} kind={kind} listing={listing} />}
    </ListingPage>
  );
}

/** The decision, unless it was made. */
function Open({ kind, listing }: { kind: Kind; listing: ListingRecord }) {
  const { waiting } = useDecisions();
  if (waiting?.listings.some(({ id }) => id === listing.id)) {
    return <Alert severity="success">Decided a moment ago. It can still be undone.</Alert>;
  }
  if (listing.status !== 'pending') return <Alert severity="info">{kind.messages.decided}</Alert>;
  return (
    <>
      <Notes notes={listing.notes} />
      <SeenBefore kind={kind} id={listing.id} />
      <Decision kind={kind} listing={listing} />
    </>
  );
}

function Decision({ kind, listing }: { kind: Kind; listing: ListingRecord }) {
  const { nextPath, prevPath } = useNeighbours();
  const navigate = useNavigate();
  return (
    <DecisionPanel
      kind={kind}
      listing={listing}
      next={nextPath ? () => navigate(nextPath) : undefined}
      previous={prevPath ? () => navigate(prevPath) : undefined}
      onDecided={() => navigate(nextPath ?? `${dashboardPath}/${kind.queue}`)}
    />
  );
}

function Neighbours({ kind }: { kind: Kind }) {
  const { prevPath, nextPath, index, total } = useNeighbours();
  return (
    <Stack direction="row" sx={{ alignItems: 'center', mb: 1 }}>
      <Button
        component={Link}
        to={`${dashboardPath}/${kind.queue}`}
        startIcon={<ArrowLeft size={18} aria-hidden />}
        sx={{ ml: -1, mr: 'auto' }}
      >
        Back to list
      </Button>
      {index !== undefined && (
        <Typography variant="body2" noWrap sx={{ color: 'text.secondary', mr: 1 }}>
          {index + 1} of {total}
        </Typography>
      )}
      <Step to={prevPath} label={`Previous ${kind.one}`} icon={<ChevronLeft size={22} />} />
      <Step to={nextPath} label={`Next ${kind.one}`} icon={<ChevronRight size={22} />} />
    </Stack>
  );
}

interface StepProps {
  to: string | undefined;
  label: string;
  icon: ReactNode;
}

const Step = ({ to, label, icon }: StepProps) => (
  <IconButton {...(to ? { component: Link, to } : { disabled: true })} aria-label={label}>
    {icon}
  </IconButton>
);

/** The submissions around this one, in the order of the list it was opened from. */
const useNeighbours = () =>
  usePrevNextController<ListingRecord>({
    linkType: 'show',
    limit: 100,
    sort: { field: 'createdAt', order: 'ASC' },
  });
