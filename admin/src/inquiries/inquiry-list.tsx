import { ListBase, useListContext } from 'react-admin';
import type { Inquiry } from '../contract.ts';
import { Page } from '../layout/page.tsx';
import { Cards } from '../list/card-list.tsx';
import { Filters, SelectFilter } from '../list/filters.tsx';
import { ListStates, withoutNotification } from '../list/list-states.tsx';
import { Pages } from '../list/pages.tsx';
import { messages } from '../messages.ts';
import { InquiryCard } from './inquiry-card.tsx';

const toAnswer = { answered: 'false' };

/** Inquiries about advertising and sponsorship, to be answered by email or phone. */
export const InquiryList = () => (
  <ListBase
    perPage={25}
    sort={{ field: 'createdAt', order: 'DESC' }}
    filterDefaultValues={toAnswer}
    queryOptions={{ onError: withoutNotification }}
  >
    <Page title="Inquiries">
      <Filters of="inquiries">
        <SelectFilter
          source="answered"
          label="Show"
          emptyText="All inquiries"
          choices={{ false: 'To answer', true: 'Answered' }}
        />
      </Filters>
      <Inquiries />
      <Pages of="inquiries" />
    </Page>
  </ListBase>
);

function Inquiries() {
  const list = useListContext();
  const { none, noneOpen, listFailed } = messages.inquiry;
  const isToAnswer = (list.filterValues as Partial<typeof toAnswer>).answered === toAnswer.answered;
  return (
    <ListStates empty={isToAnswer ? noneOpen : none} failed={listFailed} defaultFilter={toAnswer}>
      <Cards<Inquiry> card={(inquiry) => <InquiryCard key={inquiry.id} inquiry={inquiry} />} />
    </ListStates>
  );
}
