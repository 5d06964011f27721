import type { ReactNode } from 'react';
import { Alert, IconButton, Typography } from '@mui/material';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { usePrevNextController, useResourceContext } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import type { ListingRecord } from '../contract.ts';
import type { Kind, ListingProps } from '../kind.ts';
import { kindOf } from '../kinds.ts';
import { ListingPage } from '../listings/listing-page.tsx';
import { dashboardPath } from '../paths.ts';
import { SeenBefore } from '../relations/seen-before.tsx';
import { Notes } from '../screening/notes.tsx';
import { DecisionPanel } from './decision-panel.tsx';
import { useDecisions } from './decisions.tsx';
import { Marks } from './queue.tsx';

/** Review page of one submission; a decision leads to the next one. */
export function Submission() {
  const kind = kindOf(useResourceContext());
  return (
    <ListingPage
      backTo={() => kind.queue}
      neighbours={<Neighbours kind={kind} />}
      marks={(listing) => <Marks kind={kind} listing={listing} />}
    >
      {(listing) => <Review key={listing.id} kind={kind} listing={listing} />}
    </ListingPage>
  );
}

function Review({ kind, listing }: ListingProps) {
  const { undoable } = useDecisions();
  if (undoable?.listings.some(({ id }) => id === listing.id)) {
    return <Alert severity="success">Decided just now. You can still undo it.</Alert>;
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

function Decision({ kind, listing }: ListingProps) {
  const { nextPath, prevPath } = useNeighbours();
  const navigate = useNavigate();
  return (
    <DecisionPanel
      kind={kind}
      listing={listing}
      next={nextPath ? () => void navigate(nextPath) : undefined}
      previous={prevPath ? () => void navigate(prevPath) : undefined}
      onDecided={() => void navigate(nextPath ?? `${dashboardPath}/${kind.queue}`)}
    />
  );
}

function Neighbours({ kind }: { kind: Kind }) {
  const { prevPath, nextPath, index, total } = useNeighbours();
  return (
    <>
      {index !== undefined && (
        <Typography variant="body2" noWrap sx={{ color: 'text.secondary', mr: 1 }}>
          {index + 1} of {total}
        </Typography>
      )}
      <Step to={prevPath} label={`Previous ${kind.one}`} icon={<ChevronLeft size={22} />} />
      <Step to={nextPath} label={`Next ${kind.one}`} icon={<ChevronRight size={22} />} />
    </>
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

const useNeighbours = () =>
  usePrevNextController<ListingRecord>({
    linkType: 'show',
    limit: 100,
    sort: { field: 'createdAt', order: 'ASC' },
  });
