import type { KeyboardEvent } from 'react';
import { Stack } from '@mui/material';
import { LongText } from '../fields/long-text.tsx';
import { Select } from '../fields/select.tsx';

export interface Reason {
  preset: string;
  words: string;
}

export const noReason: Reason = { preset: '', words: '' };

/** The reason as it is stored: preset and own words, at most 1,000 characters. */
export const reasonText = ({ preset, words }: Reason) =>
  [preset, words.trim()].filter(Boolean).join(': ').slice(0, 1000);

interface ReasonChoiceProps {
  presets: readonly string[];
  value: Reason;
  onChange: (reason: Reason) => void;
  /** Added to the preset in the mail. */
  advice?: string | undefined;
}

/** Inputs for a reason: a preset, also by its number, own words, or both. */
export function ReasonChoice({ presets, value, onChange, advice }: ReasonChoiceProps) {
  const chooseByDigit = ({ key, target }: KeyboardEvent) => {
    const preset = presets[Number(key) - 1];
    if (preset && (target as Element).getAttribute('role') === 'combobox')
      onChange({ ...value, preset });
  };
  return (
    <Stack spacing={2} onKeyDown={chooseByDigit}>
      <Select
        autoFocus
        label="Reason (optional)"
        value={value.preset}
        helperText={advice && `With it the sender reads: ${advice}`}
        onChange={(preset) => onChange({ ...value, preset })}
        options={{
          '': 'Other reason',
          ...Object.fromEntries(presets.map((preset, index) => [preset, `${index + 1} ${preset}`])),
        }}
      />
      <LongText
        label="In your words (optional)"
        helperText="The owner reads the reason: say what to correct. Kept for 90 days."
        value={value.words}
        onChange={(words) => onChange({ ...value, words })}
        maxLength={800}
      />
    </Stack>
  );
}
