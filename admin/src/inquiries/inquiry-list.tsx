import type { Inquiry } from '../contract.ts';
import { CardPage, Cards } from '../list/card-list.tsx';
import { Filters, SelectFilter } from '../list/filters.tsx';
import { OneOnly } from '../list/one-only.tsx';
import { messages } from '../messages.ts';
import { InquiryCard } from './inquiry-card.tsx';

/** Inquiries about advertising and sponsorship, to be answered by email or phone. */
export const InquiryList = () => (
  <CardPage
    title="Inquiries"
    of="inquiries"
    messages={messages.inquiry}
    sort={{ field: 'createdAt', order: 'DESC' }}
    filterDefaultValues={{ answered: 'false' }}
    above={
      <>
        <Filters of="inquiries">
          <SelectFilter
            source="answered"
            label="Show"
            emptyText="All inquiries"
            choices={{ false: 'To answer', true: 'Answered' }}
          />
        </Filters>
        <OneOnly source="id" label="One inquiry only" />
      </>
    }
  >
    <Cards<Inquiry> card={(inquiry) => <InquiryCard key={inquiry.id} inquiry={inquiry} />} />
  </CardPage>
);
