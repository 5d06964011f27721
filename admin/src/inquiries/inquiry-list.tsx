import { Stack } from '@mui/material';
import { ListBase, SelectInput, useListContext } from 'react-admin';
import type { Inquiry } from '../contract.ts';
import { Filters } from '../listings/filters.tsx';
import { toldInPlace } from '../listings/list-body.tsx';
import { ListStates } from '../listings/list-states.tsx';
import { Pages } from '../listings/pages.tsx';
import { Page } from '../layout/page.tsx';
import { messages } from '../messages.ts';
import { InquiryCard } from './inquiry-card.tsx';

/** What people asked about advertising and sponsorship, to be answered by e-mail or phone. */
export const InquiryList = () => (
  <ListBase
    perPage={25}
    sort={{ field: 'createdAt', order: 'DESC' }}
    filterDefaultValues={{ answered: 'false' }}
    queryOptions={{ onError: toldInPlace }}
  >
    <Page title="Inquiries">
      <Filters of="inquiries" words={false}>
        <SelectInput
          source="answered"
          label="Show"
          emptyText="All inquiries"
          choices={answeredChoices}
          helperText={false}
        />
      </Filters>
      <ListStates empty={messages.inquiry.none} failed={messages.inquiry.listFailed}>
        <Cards />
      </ListStates>
      <Pages of="inquiries" />
    </Page>
  </ListBase>
);

const answeredChoices = [
  { id: 'false', name: 'To answer' },
  { id: 'true', name: 'Answered' },
];

function Cards() {
  const { data = [] } = useListContext<Inquiry>();
  return (
    <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none', maxWidth: 860 }}>
      {data.map((inquiry) => (
        <InquiryCard key={inquiry.id} inquiry={inquiry} />
      ))}
    </Stack>
  );
}
