import { MenuItem, TextField, type TextFieldProps } from '@mui/material';

interface SelectProps extends Pick<
  TextFieldProps,
  'label' | 'helperText' | 'autoFocus' | 'disabled' | 'sx'
> {
  value: string;
  onChange: (value: string) => void;
  options: Record<string, string>;
  /** Label of no choice, the first: among the options keys that are numbers would come before it. */
  none?: string;
  /** Instead of the label of the choice, where that is too long. */
  shown?: string;
}

/** A select outside of react-admin's forms. */
export const Select = ({ value, onChange, options, none, shown, ...rest }: SelectProps) => (
  <TextField
    {...rest}
    select
    {...(shown && { slotProps: { select: { renderValue: () => shown } } })}
    value={value}
    onChange={({ target }) => onChange(target.value)}
  >
    {none && <MenuItem value="">{none}</MenuItem>}
    {Object.entries(options).map(([option, label]) => (
      <MenuItem key={option} value={option}>
        {label}
      </MenuItem>
    ))}
  </TextField>
);
