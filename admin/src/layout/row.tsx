import { Stack, type StackProps, type SxProps, type Theme } from '@mui/material';

type Style = Exclude<SxProps<Theme>, readonly unknown[] | ((theme: Theme) => unknown)>;

/** Things beside each other, on further lines where there is no room. */
export const Row = ({ sx, ...props }: StackProps & { sx?: Style }) => (
  <Stack
    direction="row"
    {...props}
    sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', ...sx }}
  />
);
