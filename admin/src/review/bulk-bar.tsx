import { Button, Paper, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import type { ListingRecord } from '../kind.ts';
import { ReviewButtons } from './review-buttons.tsx';

interface BulkBarProps {
  selected: readonly ListingRecord[];
  onDecided: () => void;
}

/** Decides about the selected submissions; the keys a and r belong to it while there are any. */
export function BulkBar({ selected, onDecided }: BulkBarProps) {
  const { onUnselectItems } = useListContext();
  const hasAny = selected.length > 0;
  return (
    <Paper
      elevation={6}
      role="region"
      aria-label="Selected"
      hidden={!hasAny}
      sx={{
        position: 'sticky',
        bottom: { xs: 80, md: 0 },
        zIndex: 2,
        mt: 1,
        px: 1.5,
        py: 1,
        gap: 0.5,
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        '&:not([hidden])': { display: 'flex' },
        // Above the bar of the undo window, which a screen of middle width has elsewhere.
        'body:has(.MuiSnackbar-anchorOriginBottomLeft) &': {
          bottom: { xs: 220, md: 0, lg: 116 },
        },
      }}
    >
      <Typography role="status" sx={{ fontWeight: 600 }}>
        {selected.length} selected
      </Typography>
      <Button onClick={() => onUnselectItems()} sx={{ mr: 'auto' }}>
        Clear
      </Button>
      <ReviewButtons listings={selected} shortcuts={hasAny} onDecided={onDecided} />
    </Paper>
  );
}
