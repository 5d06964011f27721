import { Box, Link, Stack, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { Thumbnail } from '../fields/picture.tsx';
import { nameOf, type ListingProps } from '../kind.ts';
import { pathOf } from '../kinds.ts';

export function ListingName({ kind, listing }: ListingProps) {
  const name = nameOf(listing);
  const image = 'jobAttachment' in listing ? listing.jobAttachment : listing.profileImage;
  return (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', minWidth: 0 }}>
      <Thumbnail path={image} name={name} />
      <Box sx={{ minWidth: 0 }}>
        <Link
          component={RouterLink}
          to={pathOf({ ...listing, kind: kind.one })}
          underline="hover"
          sx={{ fontWeight: 600, color: 'text.primary', overflowWrap: 'anywhere' }}
        >
          {name}
        </Link>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {kind.note(listing)}
        </Typography>
      </Box>
    </Stack>
  );
}
