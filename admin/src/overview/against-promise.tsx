import { Box } from '@mui/material';

/** Submissions are reviewed within 24 hours (spec §9). */
const promised = 24;

/** A bar that is full when the promised day is over, and red from then on. Only drawn: the text beside it says the same. */
export const AgainstPromise = ({ hours }: { hours: number }) => (
  <Box
    sx={{ height: 10, borderRadius: 1, bgcolor: 'action.hover', overflow: 'hidden' }}
    aria-hidden
  >
    <Box
      sx={{
        height: '100%',
        width: `${Math.min(100, (100 * hours) / promised)}%`,
        bgcolor: hours > promised ? 'error.main' : 'primary.main',
      }}
    />
  </Box>
);
