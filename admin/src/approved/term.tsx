import { Box } from '@mui/material';
import type { ListingRecord } from '../kind.ts';
import { dayOf } from '../date.ts';

/** The day until which a listing is public, or on which its term ended. */
export const Term = ({ listing }: { listing: ListingRecord }) =>
  listing.status === 'live' ? (
    <>until {dayOf(listing.expiresAt)}</>
  ) : (
    <Box component="span" sx={{ color: 'error.main' }}>
      {isOver(listing) ? `ended ${dayOf(listing.expiresAt)}` : 'hidden before its end'}
    </Box>
  );

const isOver = ({ expiresAt }: ListingRecord) => !expiresAt || new Date(expiresAt) <= new Date();
