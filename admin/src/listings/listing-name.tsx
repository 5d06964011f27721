import { Box, Stack, Typography } from '@mui/material';
import { Thumbnail } from '../fields/picture.tsx';
import { nameOf, type ListingProps } from '../kind.ts';
import { pathOf } from '../kinds.ts';
import { PageLink } from '../layout/page-link.tsx';

export function ListingName({ kind, listing }: ListingProps) {
  const name = nameOf(listing);
  const image = 'jobAttachment' in listing ? listing.jobAttachment : listing.profileImage;
  return (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', minWidth: 0 }}>
      <Thumbnail path={image} name={name} />
      <Box sx={{ minWidth: 0 }}>
        <PageLink
          to={pathOf({ ...listing, kind: kind.one })}
          underline="hover"
          sx={{ fontWeight: 600, color: 'text.primary', overflowWrap: 'anywhere' }}
        >
          {name}
        </PageLink>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {kind.note(listing)}
        </Typography>
      </Box>
    </Stack>
  );
}
