import { Box, Button, Chip, Typography } from '@mui/material';
import { Check, RotateCcw } from 'lucide-react';
import type { Inquiry } from '#contract/openapi.ts';
import { useChange } from '../api-client/use-change.ts';
import { timeOf } from '../date.ts';
import { EmailLink, PhoneLink } from '../fields/links.tsx';
import { focusHeading } from '../layout/page.tsx';
import { Row } from '../layout/row.tsx';
import { Small } from '../layout/small.tsx';
import { CardPage, Cards } from '../list/card-list.tsx';
import { Filters, OneOnly, SelectFilter } from '../list/filters.tsx';
import { messages } from '../messages.ts';
import { NoteList } from '../screening/notes.tsx';

/** Inquiries about advertising and sponsorship, to be answered by email or phone. */
export const InquiryList = () => (
  <CardPage
    title="Inquiries"
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
    <Cards<Inquiry> card={(inquiry) => <InquiryCard inquiry={inquiry} />} />
  </CardPage>
);

function InquiryCard({ inquiry }: { inquiry: Inquiry }) {
  const { busy, change } = useChange();
  const isAnswered = inquiry.answeredAt !== null;
  const Icon = isAnswered ? RotateCcw : Check;
  const action = isAnswered ? 'Mark unanswered' : 'Mark answered';
  // The card may leave the list with the focused button.
  const toggle = () =>
    change((api) => api.markInquiry(inquiry.id, !isAnswered), {
      done: isAnswered ? messages.inquiry.unanswered : messages.inquiry.answered,
      failed: messages.inquiry.markFailed,
      onDone: focusHeading,
    });
  return (
    <>
      <Row>
        <Typography variant="h2">
          <bdi>{inquiry.name}</bdi>
          {inquiry.company && (
            <>
              , <bdi>{inquiry.company}</bdi>
            </>
          )}
        </Typography>
        <Chip size="small" label={inquiry.interest} sx={{ textTransform: 'capitalize' }} />
        <Small sx={{ ml: { sm: 'auto' } }}>{timeOf(inquiry.createdAt)}</Small>
      </Row>
      <Box sx={{ my: 1.5, whiteSpace: 'pre-line' }}>{inquiry.message}</Box>
      <NoteList notes={inquiry.notes} />
      <Row sx={{ gap: 2 }}>
        <span>
          <EmailLink address={inquiry.email} />
        </span>
        <PhoneLink number={inquiry.phone} />
        <Button
          variant={isAnswered ? 'text' : 'outlined'}
          startIcon={<Icon size={18} />}
          aria-label={`${action}: ${inquiry.name}`}
          disabled={busy}
          // The second click of a double one would be for the next card.
          onClick={({ detail }) => detail < 2 && void toggle()}
          sx={{ ml: { sm: 'auto' } }}
        >
          {action}
        </Button>
      </Row>
      {isAnswered && <Small sx={{ mt: 1 }}>Answered {timeOf(inquiry.answeredAt)}</Small>}
    </>
  );
}
