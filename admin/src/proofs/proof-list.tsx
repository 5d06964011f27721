import { Card, Link, Stack } from '@mui/material';
import { ListBase, useListContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { proofs } from '#contract/proofs.ts';
import type { Proof } from '../contract.ts';
import { dayOf } from '../date.ts';
import { pathOf } from '../kinds.ts';
import { Page } from '../layout/page.tsx';
import { ListStates, withoutNotification } from '../list/list-states.tsx';
import { Pages } from '../list/pages.tsx';
import { messages } from '../messages.ts';

/** Confirmed checks of live companies that have lapsed or will within 30 days, the first to lapse first. */
export const ProofList = () => (
  <ListBase
    perPage={25}
    sort={{ field: 'goodUntil', order: 'ASC' }}
    filter={{ lapsesWithin: 30 }}
    queryOptions={{ onError: withoutNotification }}
  >
    <Page title="Checks that Lapse">
      <ListStates empty={messages.proof.none} failed={messages.proof.listFailed}>
        <Lapsing />
      </ListStates>
      <Pages of="the checks" />
    </Page>
  </ListBase>
);

function Lapsing() {
  const { data = [] } = useListContext<Proof>();
  return (
    <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none', maxWidth: 860 }}>
      {data.map(({ id, company, name, kind, checkedAt, goodUntil }) => (
        <Card key={id} component="li" variant="outlined" sx={{ p: 2, overflowWrap: 'anywhere' }}>
          <Link
            component={RouterLink}
            to={pathOf({ kind: 'company', id: company, status: 'live' })}
            sx={{ fontWeight: 600 }}
          >
            <bdi>{name}</bdi>
          </Link>
          <div>
            {proofs[kind].label}: checked on {dayOf(checkedAt)},{' '}
            {new Date(goodUntil) < new Date() ? 'lapsed' : 'lapses'} on {dayOf(goodUntil)}
          </div>
        </Card>
      ))}
    </Stack>
  );
}
