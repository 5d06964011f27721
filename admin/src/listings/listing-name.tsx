import { Box, Link, Stack, Typography } from '@mui/material';
import { useCreatePath, useRecordContext, useResourceContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { ListingRecord } from '../contract.ts';
import { Thumbnail } from '../fields/picture.tsx';
import { nameOf } from '../kind.ts';

export function ListingName({ note }: { note: string }) {
  const listing = useRecordContext<ListingRecord>();
  const resource = useResourceContext();
  const path = useCreatePath();
  if (!listing) return null;
  const name = nameOf(listing);
  const image = 'jobAttachment' in listing ? listing.jobAttachment : listing.profileImage;
  return (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', minWidth: 0 }}>
      <Thumbnail path={image} name={name} />
      <Box sx={{ minWidth: 0 }}>
        <Link
          component={RouterLink}
          to={path({ resource, id: listing.id, type: 'show' })}
          underline="hover"
          sx={{ fontWeight: 600, color: 'text.primary', overflowWrap: 'anywhere' }}
        >
          {name}
        </Link>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {note}
        </Typography>
      </Box>
    </Stack>
  );
}
