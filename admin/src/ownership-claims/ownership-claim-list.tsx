import type { OwnershipClaim } from '../contract.ts';
import { CardPage, Cards, QUEUE_REFETCH_MS } from '../list/card-list.tsx';
import { messages } from '../messages.ts';
import { OwnershipClaimCard } from './ownership-claim-card.tsx';

/** People who say that a listed company is theirs, oldest first. */
export const OwnershipClaimList = () => (
  <CardPage
    title="Company Claims"
    of="ownership-claims"
    messages={messages.ownershipClaim}
    sort={{ field: 'createdAt', order: 'ASC' }}
    refetchInterval={QUEUE_REFETCH_MS}
  >
    <Cards<OwnershipClaim> card={(claim) => <OwnershipClaimCard key={claim.id} claim={claim} />} />
  </CardPage>
);
