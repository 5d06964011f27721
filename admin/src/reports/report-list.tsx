import { Stack } from '@mui/material';
import { ListBase, useListContext } from 'react-admin';
import type { ReportCase } from '../contract.ts';
import { Page } from '../layout/page.tsx';
import { ListStates, withoutNotification } from '../list/list-states.tsx';
import { Pages } from '../list/pages.tsx';
import { messages } from '../messages.ts';
import { ReportCard } from './report-card.tsx';

/** Reports by listing or number, held ones first. */
export const ReportList = () => (
  <ListBase
    perPage={25}
    queryOptions={{ refetchInterval: 60_000, onError: withoutNotification }}
    sort={{ field: 'createdAt', order: 'DESC' }}
  >
    <Page title="Reports">
      <ListStates empty={messages.report.none} failed={messages.report.listFailed}>
        <Cards />
      </ListStates>
      <Pages of="reports" />
    </Page>
  </ListBase>
);

function Cards() {
  const { data = [] } = useListContext<ReportCase>();
  return (
    <Stack component="ul" spacing={2} sx={{ m: 0, p: 0, listStyle: 'none', maxWidth: 860 }}>
      {data.map((one) => (
        <ReportCard key={one.id} of={one} />
      ))}
    </Stack>
  );
}
