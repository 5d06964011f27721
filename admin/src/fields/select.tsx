import { MenuItem, TextField, type SxProps, type Theme } from '@mui/material';

interface SelectProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  options: Record<string, string>;
  helperText?: string | undefined;
  /** Instead of the label of the choice, where that is too long. */
  shown?: string;
  autoFocus?: boolean;
  disabled?: boolean;
  sx?: SxProps<Theme> | null;
}

/** A select outside of react-admin's forms. */
export const Select = ({ value, onChange, options, shown, sx = null, ...rest }: SelectProps) => (
  <TextField
    {...rest}
    sx={sx}
    select
    {...(shown && { slotProps: { select: { renderValue: () => shown } } })}
    value={value}
    onChange={({ target }) => onChange(target.value)}
  >
    {Object.entries(options).map(([option, label]) => (
      <MenuItem key={option} value={option}>
        {label}
      </MenuItem>
    ))}
  </TextField>
);
