import { Typography, type TypographyProps } from '@mui/material';

/** Small and pale text, which is read second. */
export const Small = (props: TypographyProps) => (
  <Typography variant="body2" color="textSecondary" {...props} />
);
