import { Box, Button, Card, Chip, Stack, Typography } from '@mui/material';
import { Check, RotateCcw } from 'lucide-react';
import type { Inquiry } from '../contract.ts';
import { EmailLink, PhoneLink } from '../listings/contact.tsx';
import { momentOf } from '../listings/date.ts';
import { Note } from '../screening/note.tsx';
import { useMark } from './use-mark.ts';

const interests: Record<Inquiry['interest'], string> = {
  advertisement: 'Advertisement',
  sponsorship: 'Sponsorship',
  partnership: 'Partnership',
  other: 'Other',
};

const noteList = { m: 0, mb: 1.5, p: 0, listStyle: 'none', '& li + li': { mt: 1 } };

/** One inquiry, whole: who asks what, how to reach them, and whether somebody has answered. */
export function InquiryCard({ inquiry }: { inquiry: Inquiry }) {
  const { busy, mark } = useMark(inquiry);
  const isAnswered = inquiry.answeredAt !== null;
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
        <Chip size="small" label={interests[inquiry.interest] ?? 'Other'} />
        <Typography variant="body2" sx={{ color: 'text.secondary', ml: { sm: 'auto' } }}>
          {momentOf(inquiry.createdAt)}
        </Typography>
      </Stack>
      <Box sx={{ my: 1.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {inquiry.message}
      </Box>
      {inquiry.notes.length > 0 && (
        <Box component="ul" aria-label="Notes from screening" sx={noteList}>
          {inquiry.notes.map((note) => (
            <Note key={note.rule} note={note} />
          ))}
        </Box>
      )}
      <Stack direction="row" useFlexGap sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <Box sx={{ overflowWrap: 'anywhere' }}>
          <EmailLink address={inquiry.email} />
        </Box>
        <PhoneLink number={inquiry.phone} />
        <Button
          variant={isAnswered ? 'text' : 'outlined'}
          startIcon={
            isAnswered ? <RotateCcw size={18} aria-hidden /> : <Check size={18} aria-hidden />
          }
          aria-label={`${isAnswered ? 'Mark as waiting' : 'Mark answered'}: ${inquiry.name}`}
          disabled={busy}
          onClick={() => void mark(!isAnswered)}
          sx={{ ml: { sm: 'auto' } }}
        >
          {isAnswered ? 'Mark as waiting' : 'Mark answered'}
        </Button>
      </Stack>
      {isAnswered && (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          Answered {momentOf(inquiry.answeredAt)}
        </Typography>
      )}
    </Card>
  );
}
