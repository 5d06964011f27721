import { useEffect, useState } from 'react';
import { Alert, Card, IconButton, Stack, Typography } from '@mui/material';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useListContext } from 'react-admin';
import { useClaim, useReaders } from '../claims/use-claims.ts';
import { clockOf } from '../date.ts';
import type { Kind, ListingProps } from '../kind.ts';
import { Section } from '../layout/section.tsx';
import { Small } from '../layout/small.tsx';
import { ListingPage, OtherPage } from '../listings/listing-page.tsx';
import { PlanChoice } from '../listings/plan-choice.tsx';
import { History } from '../moderations/history.tsx';
import { checksOf } from '../proofs/checks.tsx';
import { SeenBefore, useRelations } from '../relations/seen-before.tsx';
import { Notes } from '../screening/notes.tsx';
import { Marks } from './queue-row.tsx';
import { ReviewButtons } from './review-buttons.tsx';
import { isUnsent } from './unsent.ts';
import type { ReviewPosition } from './use-reading.ts';
import { Waiting } from './waiting.tsx';

interface SubmissionProps {
  kind: Kind;
  id: string;
  reading: ReviewPosition;
}

/** Review of one submission, read from its top; a decision leads to the next one. To be keyed by its id. */
export function Submission({ kind, id, reading }: SubmissionProps) {
  useEffect(() => {
    if (!location.hash) scrollTo(0, 0);
  }, []);
  return (
    <ListingPage
      id={id}
      backTo={() => kind.queue}
      neighbours={<Neighbours kind={kind} reading={reading} />}
      marks={(listing) => (
        <>
          <Waiting since={listing.createdAt} isDated />
          <Marks kind={kind} listing={listing} />
        </>
      )}
      below={(listing) => (
        <>
          {checksOf(listing)}
          <History kind={kind} listing={listing} />
        </>
      )}
    >
      {(listing) => <Review kind={kind} listing={listing} reading={reading} />}
    </ListingPage>
  );
}

export const NoSubmission = () => (
  <Card variant="outlined" sx={{ p: 5, mt: 8, textAlign: 'center' }}>
    <Typography sx={{ fontWeight: 600 }}>No submission is open</Typography>
    <Typography sx={{ color: 'text.secondary' }}>
      Choose one from the list, or press j for the first. The key ? shows all shortcuts.
    </Typography>
  </Card>
);

interface ReviewProps extends ListingProps {
  reading: ReviewPosition;
}

function Review({ kind, listing, reading }: ReviewProps) {
  const { id, status } = listing;
  useClaim(id);
  const reader = useReaders().get(id);
  if (isUnsent(kind.queue, id)) return <Alert severity="info">Your decision is being sent.</Alert>;
  if (status !== 'pending')
    return <OtherPage {...{ kind, listing }} text={kind.messages.decided} />;
  return (
    <>
      {reader && (
        <Alert severity="warning">
          Being read by {reader.moderator} since {clockOf(reader.since)}
        </Alert>
      )}
      <SeenBefore kind={kind} listing={listing} />
      <Notes notes={listing.notes} />
      <DecisionPanel kind={kind} listing={listing} reading={reading} />
    </>
  );
}

/**
 * Plan and buttons for the open submission, which is not approved before its earlier listings are known; those of the next
 * one are read meanwhile. With others selected, the keys are theirs.
 */
function DecisionPanel({ kind, listing, reading }: ReviewProps) {
  const { isOnItsWay } = useRelations(kind, listing);
  useRelations(kind, isOnItsWay ? undefined : reading.rows[reading.index + 1]);
  const [plan, setPlan] = useState(kind.freePlan);
  return (
    <Section title="Decision" className="decision">
      <Stack sx={besideEachOther}>
        <PlanChoice kind={kind} value={plan} onChange={setPlan} wished={listing.wishedPlan} />
        <ReviewButtons
          listings={[listing]}
          plan={plan}
          isUnread={isOnItsWay}
          shortcuts={reading.selected.length === 0}
          onDecided={reading.advance}
        />
      </Stack>
    </Section>
  );
}

/** In the narrow column below the texts one row is enough. */
const besideEachOther = {
  gap: 2,
  '@container (min-width: 480px) and (max-width: 759px)': {
    flexDirection: 'row',
    '& > *': { flex: '1 1 0' },
    '& > :last-child': { flexGrow: 2.4 },
  },
};

function Neighbours({ kind, reading }: { kind: Kind; reading: ReviewPosition }) {
  const { page, perPage, total = 0, hasNextPage, hasPreviousPage } = useListContext();
  const { rows, index, next, previous } = reading;
  return (
    <>
      {index >= 0 && (
        <Small noWrap sx={{ mr: 1, overflow: 'visible', display: { xs: 'none', sm: 'block' } }}>
          {(page - 1) * perPage + index + 1} of {total}
        </Small>
      )}
      <IconButton
        aria-label={`Previous ${kind.one}`}
        disabled={index < 0 || (index === 0 && !hasPreviousPage)}
        onClick={previous}
      >
        <ChevronLeft size={22} />
      </IconButton>
      <IconButton
        aria-label={`Next ${kind.one}`}
        disabled={index === rows.length - 1 && !hasNextPage}
        onClick={next}
      >
        <ChevronRight size={22} />
      </IconButton>
    </>
  );
}
