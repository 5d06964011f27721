import { Stack } from '@mui/material';
import { ListBase, useListContext } from 'react-admin';
import type { OwnershipClaim } from '../contract.ts';
import { Page } from '../layout/page.tsx';
import { ListStates, withoutNotification } from '../list/list-states.tsx';
import { Pages } from '../list/pages.tsx';
import { messages } from '../messages.ts';
import { OwnershipClaimCard } from './ownership-claim-card.tsx';

const { none, listFailed } = messages.ownershipClaim;

/** People who say that a listed company is theirs, oldest first. */
export const OwnershipClaimList = () => (
  <ListBase
    perPage={25}
    sort={{ field: 'createdAt', order: 'ASC' }}
    queryOptions={{ refetchInterval: 60_000, onError: withoutNotification }}
  >
    <Page title="Company Claims">
      <ListStates empty={none} failed={listFailed}>
        <Cards />
      </ListStates>
      <Pages of="ownership-claims" />
    </Page>
  </ListBase>
);

const Cards = () => (
  <Stack component="ul" spacing={2} sx={{ m: 0, p: 0, listStyle: 'none', maxWidth: 860 }}>
    {useListContext<OwnershipClaim>().data?.map((claim) => (
      <OwnershipClaimCard key={claim.id} claim={claim} />
    ))}
  </Stack>
);
