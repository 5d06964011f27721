import { TextField, type TextFieldProps } from '@mui/material';

interface LongTextProps extends Pick<
  TextFieldProps,
  'label' | 'helperText' | 'required' | 'error'
> {
  value: string;
  onChange: (value: string) => void;
  maxLength?: number;
}

/** Several lines of text outside of react-admin's forms. */
export const LongText = ({ onChange, maxLength = 1000, ...rest }: LongTextProps) => (
  <TextField
    {...rest}
    multiline
    minRows={2}
    onChange={({ target }) => onChange(target.value)}
    slotProps={{ htmlInput: { maxLength } }}
  />
);
