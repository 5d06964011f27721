import { Box } from '@mui/material';
import type { ListingRecord } from '../kind.ts';
import { dayOf, timeOf } from '../date.ts';

/** The day until which a listing is public, with a hold of its contacts, or on which its term ended. */
export const Term = ({ listing }: { listing: ListingRecord }) =>
  listing.status === 'live' ? (
    <>
      until {dayOf(listing.expiresAt)}
      {listing.heldUntil && (
        <Box component="span" sx={{ display: 'block', whiteSpace: 'normal', color: 'error.main' }}>
          contacts held until {timeOf(listing.heldUntil)}
        </Box>
      )}
    </>
  ) : (
    <Box component="span" sx={{ color: 'error.main' }}>
      {isOver(listing) ? `ended ${dayOf(listing.expiresAt)}` : 'hidden before its end'}
    </Box>
  );

const isOver = ({ expiresAt }: ListingRecord) => !expiresAt || new Date(expiresAt) <= new Date();
