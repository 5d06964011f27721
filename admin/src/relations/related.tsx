import { Box, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import type { RelatedListing } from '../contract.ts';
import { dayOf } from '../date.ts';
import { pathOf } from '../kinds.ts';

const sharedFields: Record<RelatedListing['same'][number], string> = {
  cacNumber: 'same CAC number',
  phone: 'same phone',
  email: 'same email',
  name: 'similar name',
};

const states: Record<RelatedListing['status'], string> = {
  pending: 'waiting',
  live: 'public',
  hidden: 'hidden',
};

/** Listings that share something with the current one, with the shared fields. */
export const Related = ({ listings }: { listings: readonly RelatedListing[] }) => (
  <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', '& li + li': { mt: 1.5 } }}>
    {listings.map((listing) => (
      <Box component="li" key={listing.id} sx={{ overflowWrap: 'anywhere' }}>
        <Link component={RouterLink} to={pathOf(listing)} sx={{ fontWeight: 600 }}>
          <bdi>{listing.name}</bdi>
        </Link>
        {listing.kind === 'job' && (
          <>
            , <bdi>{listing.company}</bdi>
          </>
        )}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {listing.kind}, {states[listing.status]}, sent {dayOf(listing.createdAt)}
        </Typography>
        <Typography variant="body2" sx={{ color: 'warning.dark', fontWeight: 600 }}>
          {sentence(listing.same.map((field) => sharedFields[field]))}
        </Typography>
      </Box>
    ))}
  </Box>
);

const sentence = (parts: string[]) =>
  parts.join(', ').replace(/^./, (letter) => letter.toUpperCase());
