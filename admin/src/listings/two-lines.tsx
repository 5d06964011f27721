import { Typography } from '@mui/material';

/** Two facts of a row, one under the other. */
export const TwoLines = ({ first, second }: { first: string; second: string }) => (
  <>
    {first}
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {second}
    </Typography>
  </>
);
