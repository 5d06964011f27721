import { useState } from 'react';
import { FormControlLabel, Stack, Switch, Typography } from '@mui/material';
import { useStore } from 'react-admin';
import type { ListingProps } from '../kind.ts';
import { Section } from '../layout/section.tsx';
import { PlanChoice } from '../listings/plan-choice.tsx';
import { ReviewButtons } from './review-buttons.tsx';
import { useShortcuts } from './use-shortcuts.ts';

interface DecisionPanelProps extends ListingProps {
  /** Navigation to the neighbouring submissions; absent at the ends of the list. */
  next?: (() => void) | undefined;
  previous?: (() => void) | undefined;
  onDecided: () => void;
}

export function DecisionPanel({ kind, listing, next, previous, onDecided }: DecisionPanelProps) {
  const [plan, setPlan] = useState(kind.freePlan);
  const [keys, setKeys] = useStore('shortcuts', true);
  useShortcuts(keys ? { n: next, j: next, k: previous } : {});
  return (
    <Section title="Decision">
      <Stack spacing={2}>
        <PlanChoice kind={kind} value={plan} onChange={setPlan} wished={listing.wishedPlan} />
        <ReviewButtons
          listings={[listing]}
          plan={plan}
          fullWidth
          shortcuts={keys}
          onDecided={onDecided}
        />
        <Stack sx={{ display: { xs: 'none', md: 'flex' } }}>
          <FormControlLabel
            control={<Switch checked={keys} onChange={(_, on) => setKeys(on)} size="small" />}
            label="Keyboard shortcuts"
            sx={{ ml: 0 }}
            slotProps={{ typography: { variant: 'body2' } }}
          />
          {keys && (
            <Typography variant="body2" sx={{ color: 'text.secondary', '& kbd': keycap }}>
              <kbd>a</kbd> {kind.approve.toLowerCase()} · <kbd>r</kbd> reject · <kbd>n</kbd> or{' '}
              <kbd>j</kbd> next · <kbd>k</kbd> previous · <kbd>u</kbd> undo
            </Typography>
          )}
        </Stack>
      </Stack>
    </Section>
  );
}

const keycap = {
  font: 'inherit',
  fontWeight: 700,
  px: 0.75,
  border: 1,
  borderColor: 'divider',
  borderRadius: 0.5,
  bgcolor: 'action.hover',
};
