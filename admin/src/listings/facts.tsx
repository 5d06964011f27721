import type { ReactNode } from 'react';
import { Box, Typography } from '@mui/material';

/** The list of what was sent. */
export const Facts = ({ children }: { children: ReactNode }) => (
  <Box
    component="dl"
    sx={{
      m: 0,
      display: 'grid',
      gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' },
      columnGap: 4,
      rowGap: 2.5,
    }}
  >
    {children}
  </Box>
);

interface FactProps {
  label: string;
  /** Takes the whole width, for long texts. */
  wide?: boolean;
  children: ReactNode;
}

/** One thing that was sent, always as text; what was left out says so. */
export const Fact = ({ label, wide, children }: FactProps) => (
  <Box sx={{ minWidth: 0, gridColumn: wide ? '1 / -1' : 'auto' }}>
    <Typography component="dt" variant="body2" sx={{ color: 'text.secondary', mb: 0.25 }}>
      {label}
    </Typography>
    <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
      {children || (
        <Box component="span" sx={{ color: 'text.secondary', fontStyle: 'italic' }}>
          Not given
        </Box>
      )}
    </Box>
  </Box>
);
