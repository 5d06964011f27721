import { MenuItem, Stack, TextField } from '@mui/material';

export interface Reason {
  choice: string;
  words: string;
}

/** The reason as it is kept: the choice, then what was added to it; at most 1,000 characters. */
export const reasonText = ({ choice, words }: Reason) =>
  [choice, words.trim()].filter(Boolean).join(': ').slice(0, 1000);

interface ReasonChoiceProps {
  reasons: readonly string[];
  value: Reason;
  onChange: (reason: Reason) => void;
}

/** Why a submission is refused: one of the usual reasons, own words, or both. */
export function ReasonChoice({ reasons, value, onChange }: ReasonChoiceProps) {
  return (
    <Stack spacing={2} sx={{ mt: 2 }}>
      <TextField
        select
        label="Reason (optional)"
        value={value.choice}
        onChange={(event) => onChange({ ...value, choice: event.target.value })}
      >
        <MenuItem value="">None of the usual reasons</MenuItem>
        {reasons.map((reason) => (
          <MenuItem key={reason} value={reason}>
            {reason}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label="In your words (optional)"
        helperText="Kept in the moderation log for 90 days."
        multiline
        minRows={2}
        value={value.words}
        onChange={(event) => onChange({ ...value, words: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 800 } }}
      />
    </Stack>
  );
}
