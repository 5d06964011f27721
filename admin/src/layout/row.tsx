import { Stack, type StackProps, type SxProps, type Theme } from '@mui/material';

/** Styles that can be added to others. */
export type Style = Exclude<SxProps<Theme>, readonly unknown[] | ((theme: Theme) => unknown)>;

interface RowProps extends StackProps {
  sx?: Style;
}

/** Things beside each other, on further lines where there is no room. */
export const Row = ({ sx, ...props }: RowProps) => (
  <Stack
    direction="row"
    {...props}
    sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', ...sx }}
  />
);
