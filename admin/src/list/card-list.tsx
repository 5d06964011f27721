import type { ReactNode } from 'react';
import { Card, Stack } from '@mui/material';
import { ListBase, useListContext, type RaRecord, type SortPayload } from 'react-admin';
import { Page } from '../layout/page.tsx';
import { ListStates, withoutNotification } from './list-states.tsx';
import { Pages } from './pages.tsx';

/** Interval of reading a list again, since other moderators work on it too. */
const REFETCH_MS = 60_000;

interface CardPageProps {
  title: string;
  messages: { none: string; noneByDefault?: string; listFailed: string };
  sort: SortPayload;
  filter?: object;
  filterDefaultValues?: Record<string, string>;
  /** Between the title and the list. */
  above?: ReactNode;
  children: ReactNode;
}

/** A page with a list of cards, its empty and failed states, and its pages. */
export const CardPage = ({ title, messages, above, children, ...list }: CardPageProps) => (
  <ListBase
    perPage={25}
    queryOptions={{ onError: withoutNotification, refetchInterval: REFETCH_MS }}
    {...list}
  >
    <Page title={title}>
      {above}
      <ListStates
        empty={messages.none}
        emptyByDefault={messages.noneByDefault}
        failed={messages.listFailed}
        defaultFilter={list.filterDefaultValues}
      >
        {children}
      </ListStates>
      <Pages of={title} />
    </Page>
  </ListBase>
);

export function Cards<Row extends RaRecord>({ card }: { card: (row: Row) => ReactNode }) {
  const { data = [] } = useListContext<Row>();
  return (
    <Stack component="ul" spacing={2} sx={{ m: 0, p: 0, listStyle: 'none', maxWidth: 860 }}>
      {data.map((row) => (
        <CardItem key={row.id}>{card(row)}</CardItem>
      ))}
    </Stack>
  );
}

export const CardItem = ({ children }: { children: ReactNode }) => (
  <Card component="li" variant="outlined" sx={{ p: { xs: 2, md: 3 }, overflowWrap: 'anywhere' }}>
    {children}
  </Card>
);

export const Rows = ({ children }: { children: ReactNode }) => (
  <Card variant="outlined" component="ul" sx={rows}>
    {children}
  </Card>
);

const rows = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': { px: 2, py: 1.25, overflowWrap: 'anywhere' },
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
  '& button': { overflowWrap: 'normal' },
};
