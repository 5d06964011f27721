import { Box, Typography } from '@mui/material';
import type { ListingRecord } from '../contract.ts';
import { nameOf, type Kind } from '../kind.ts';

interface PreviewsProps {
  kind: Kind;
  listings: readonly ListingRecord[];
}

/** The submissions of a bulk decision in short, to be looked at before it is made. */
export const Previews = ({ kind, listings }: PreviewsProps) => (
  <Box
    component="ul"
    tabIndex={0}
    aria-label={`The ${listings.length} ${kind.path}`}
    sx={{
      m: 0,
      mb: 2,
      p: 1.5,
      maxHeight: '42vh',
      overflowY: 'auto',
      listStyle: 'none',
      border: 1,
      borderColor: 'divider',
      borderRadius: 1,
      '& li + li': { mt: 1.25 },
    }}
  >
    {listings.map((listing) => (
      <Box component="li" key={listing.id} sx={{ overflowWrap: 'anywhere' }}>
        <strong>
          <bdi>{nameOf(listing)}</bdi>
        </strong>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {[kind.pendingNote(listing), listing.cacNumber, listing.location].join(' · ')}
        </Typography>
        <Typography variant="body2">{excerpt(listing.description ?? '')}</Typography>
      </Box>
    ))}
  </Box>
);

const excerpt = (text: string) => (text.length > 140 ? `${text.slice(0, 140)}…` : text);
