import { memo, useEffect, useRef } from 'react';
import { Box, Chip, Link, Stack, Typography } from '@mui/material';
import { Eye, History, MapPinOff, ShieldCheck } from 'lucide-react';
import { isPlaceUnknown, type ListingProps, type ListingRecord, nameOf } from '../kind.ts';
import { Row } from '../layout/row.tsx';
import { ToneChip } from '../layout/tone-chip.tsx';
import { SelectRow } from '../list/selection.tsx';
import { planName } from '../listings/plan-choice.tsx';
import { dashboardPath } from '../paths.ts';
import { NoteCount } from '../screening/notes.tsx';
import { Waiting } from './waiting.tsx';

interface QueueRowProps extends ListingProps {
  isOpen: boolean;
  /** Email of the moderator who reads it. */
  reader: string | undefined;
  /** The query of the list. */
  search: string;
  onOpen: (listing: ListingRecord) => void;
}

/** One submission: its name and age, its CAC number, and what is worth a look. A decision renders the list often. */
export const QueueRow = memo(function QueueRow(props: QueueRowProps) {
  const { kind, listing, isOpen, reader, search, onOpen } = props;
  const name = nameOf(listing);
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isOpen) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <Box
      component="li"
      ref={row}
      onClick={(event) => {
        // With such a key the link opens a tab or a window of its own.
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        // The second click of a double one was for the bar of the undo window, which has gone.
        if (event.detail < 2) onOpen(listing);
      }}
      sx={{
        display: 'flex',
        alignItems: 'center',
        // Higher only with many marks.
        minHeight: 48,
        boxSizing: 'border-box',
        cursor: 'pointer',
        bgcolor: isOpen ? 'primary.light' : undefined,
        '&:hover': { bgcolor: isOpen ? undefined : 'action.hover' },
      }}
    >
      <SelectRow id={listing.id} name={name} />
      <Box sx={{ minWidth: 0, flexGrow: 1, pr: 1, py: { xs: 0.75, md: 0.25 } }}>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', ...chips }}>
          <Link
            href={`${dashboardPath}/${kind.queue}/${listing.id}/show${search}`}
            aria-current={isOpen || undefined}
            underline="hover"
            noWrap
            sx={{
              fontWeight: 600,
              fontSize: '0.9375rem',
              color: 'text.primary',
              mr: 'auto',
              // A phone is too narrow for a name and an age in one line.
              whiteSpace: { xs: 'normal', md: 'nowrap' },
              overflowWrap: 'anywhere',
            }}
          >
            {name}
          </Link>
          {reader && <ToneChip tone="warning" icon={Eye} label={reader.split('@')[0] ?? reader} />}
          <Waiting since={listing.createdAt} />
        </Stack>
        <Row sx={{ gap: 0.5, ...chips }}>
          <Typography
            component="span"
            noWrap
            sx={{
              fontSize: '0.8125rem',
              color: 'text.secondary',
              mr: 0.5,
              // Takes what the marks leave, but at least a CAC number.
              flex: { md: '1 0 12ch' },
              maxWidth: 'max-content',
            }}
          >
            {listing.cacNumber}
            {'company' in listing && <bdi> {listing.company}</bdi>}
          </Typography>
          <Marks kind={kind} listing={listing} />
        </Row>
      </Box>
    </Box>
  );
});

const chips = {
  '& .MuiChip-root': { height: 19, fontSize: '0.75rem' },
  '& .MuiChip-label': { px: 0.75 },
  '& .MuiChip-icon': { ml: 0.5 },
};

/** Notes of the screening, an unknown place, the wish for a paid plan, and what is known of the sender. */
export const Marks = ({ kind, listing }: ListingProps) => (
  <>
    <NoteCount notes={listing.notes} />
    <SenderMark sender={listing.sender} />
    {isPlaceUnknown(listing) && (
      <ToneChip tone="warning" icon={MapPinOff} label="Place not recognised" />
    )}
    {listing.wishedPlan !== kind.freePlan && (
      <ToneChip tone="warning" label={`Wants ${planName(kind, listing.wishedPlan)}`} />
    )}
  </>
);

function SenderMark({ sender }: Pick<ListingRecord, 'sender'>) {
  const { seen, approved, refused, isTrusted } = sender;
  if (isTrusted)
    return <ToneChip tone="success" icon={ShieldCheck} label={`Trusted, ${approved} approved`} />;
  if (refused > 0)
    return <ToneChip tone="error" icon={History} label={`${refused} refused before`} />;
  if (seen > 0) return <Chip size="small" label={`Sender of ${seen} more`} />;
  return null;
}
