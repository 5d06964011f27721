import { Link, Stack } from '@mui/material';
import { ExternalLink } from 'lucide-react';
import { useResourceContext } from 'react-admin';
import { grouped } from '#contract/digits.ts';
import { dayOf } from '../date.ts';
import type { ListingProps } from '../kind.ts';
import { kindOf } from '../kinds.ts';
import { PageLink } from '../layout/page-link.tsx';
import { Section } from '../layout/section.tsx';
import { Fact, Facts } from '../listings/listing-facts.tsx';
import { ListingPage, OtherPage } from '../listings/listing-page.tsx';
import { PlanChip } from '../listings/plan-choice.tsx';
import { pathOfLog } from '../paths.ts';
import { Notes } from '../screening/notes.tsx';
import { checksOf } from '../proofs/checks.tsx';
import { UnpaidWish } from '../wishes/wish.tsx';
import { Activity, Answers } from './activity.tsx';
import { ChangePlan } from './change-plan.tsx';
import { HideListing } from './hide-listing.tsx';
import { Term } from './term.tsx';
import { Waits } from './waits.tsx';

export function ApprovedListing() {
  const kind = kindOf(useResourceContext());
  return (
    <ListingPage
      backTo={({ status }) => (status === 'hidden' ? 'hidden' : 'approved')}
      marks={(listing) => (
        <>
          <PlanChip kind={kind} plan={listing.plan} />
          <UnpaidWish kind={kind} listing={listing} />
        </>
      )}
      below={checksOf}
    >
      {(listing) => (
        <>
          <Waits kind={kind} listing={listing} />
          {listing.status === 'pending' ? (
            <OtherPage {...{ kind, listing }} text={`This ${kind.one} waits for a decision.`} />
          ) : (
            <PlanPanel kind={kind} listing={listing} />
          )}
          <Activity kind={kind} listing={listing} />
          {kind.one === 'company' && <Answers kind={kind} listing={listing} />}
          <Notes notes={listing.notes} />
        </>
      )}
    </ListingPage>
  );
}

function PlanPanel({ kind, listing }: ListingProps) {
  return (
    <Section title="Listing">
      <Stack spacing={2.5} sx={{ alignItems: 'start' }}>
        <Facts>
          <Fact label="Public">
            <Term listing={listing} />
          </Fact>
          <Fact label={kind.approved}>{dayOf(listing.approvedAt)}</Fact>
          <Fact label="Page views">{grouped(listing.views)}</Fact>
        </Facts>
        <ChangePlan kind={kind} listing={listing} variant="contained" />
        {listing.status === 'live' && <HideListing kind={kind} listing={listing} />}
        {listing.status === 'live' && (
          <Link href={`/${kind.one}/${listing.id}`} target="_blank" rel="noopener">
            See the public page <ExternalLink size={15} />
          </Link>
        )}
        <PageLink to={pathOfLog(listing.id)}>Moderation log of this listing</PageLink>
      </Stack>
    </Section>
  );
}
