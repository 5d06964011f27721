import { Box, Button, Card, Chip, Stack, Typography } from '@mui/material';
import { Check, RotateCcw } from 'lucide-react';
import { useChange } from '../api-client/use-change.ts';
import type { Inquiry } from '../contract.ts';
import { timeOf } from '../date.ts';
import { EmailLink, PhoneLink } from '../fields/links.tsx';
import { focusHeading } from '../layout/page.tsx';
import { CardPage, Cards } from '../list/card-list.tsx';
import { Filters, SelectFilter } from '../list/filters.tsx';
import { OneOnly } from '../list/one-only.tsx';
import { messages } from '../messages.ts';
import { NoteList } from '../screening/notes.tsx';

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
    <Card component="li" variant="outlined" sx={{ p: { xs: 2, md: 3 } }}>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          <bdi>{inquiry.name}</bdi>
          {inquiry.company && (
            <>
              , <bdi>{inquiry.company}</bdi>
            </>
          )}
        </Typography>
        <Chip size="small" label={inquiry.interest} sx={{ textTransform: 'capitalize' }} />
        <Typography variant="body2" sx={{ color: 'text.secondary', ml: { sm: 'auto' } }}>
          {timeOf(inquiry.createdAt)}
        </Typography>
      </Stack>
      <Box sx={{ my: 1.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {inquiry.message}
      </Box>
      <NoteList notes={inquiry.notes} />
      <Stack direction="row" useFlexGap sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <Box sx={{ overflowWrap: 'anywhere' }}>
          <EmailLink address={inquiry.email} />
        </Box>
        <PhoneLink number={inquiry.phone} />
        <Button
          variant={isAnswered ? 'text' : 'outlined'}
          startIcon={<Icon size={18} />}
          aria-label={`${action}: ${inquiry.name}`}
          disabled={busy}
          onClick={() => void toggle()}
          sx={{ ml: { sm: 'auto' } }}
        >
          {action}
        </Button>
      </Stack>
      {isAnswered && (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          Answered {timeOf(inquiry.answeredAt)}
        </Typography>
      )}
    </Card>
  );
}
