import { Box } from '@mui/material';
import { REVIEW_HOURS } from '../review/waiting.tsx';

/** A bar that is full when the review time is over, and red afterwards. Decorative: the text beside it says the same. */
export const PromiseBar = ({ hours }: { hours: number }) => (
  <Box
    sx={{ height: 10, borderRadius: 1, bgcolor: 'action.hover', overflow: 'hidden' }}
    aria-hidden
  >
    <Box
      sx={{
        height: '100%',
        width: `${Math.min(100, (100 * hours) / REVIEW_HOURS)}%`,
        bgcolor: hours > REVIEW_HOURS ? 'error.main' : 'primary.main',
      }}
    />
  </Box>
);
