import { Box, Button, Paper, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import type { ListingRecord } from '../contract.ts';
import { ReviewButtons } from './review-buttons.tsx';

export function BulkBar() {
  const { data = [], selectedIds, onUnselectItems } = useListContext<ListingRecord>();
  const selected = data.filter(({ id }) => selectedIds.includes(id));
  return (
    <Paper
      elevation={6}
      role="region"
      aria-label="Selected"
      hidden={selected.length === 0}
      sx={{
        position: 'sticky',
        bottom: { xs: 80, md: 16 },
        zIndex: 2,
        mt: 2,
        px: 2,
        py: 1.5,
        gap: 1.5,
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        '&:not([hidden])': { display: 'flex' },
      }}
    >
      <Typography role="status" sx={{ fontWeight: 600 }}>
        {selected.length} selected
      </Typography>
      <Button onClick={() => onUnselectItems()} sx={{ mr: 'auto' }}>
        Clear
      </Button>
      <Box sx={{ width: { xs: '100%', md: 'auto' } }}>
        <ReviewButtons listings={selected} fullWidth />
      </Box>
    </Paper>
  );
}
