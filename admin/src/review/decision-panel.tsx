import { useState } from 'react';
import { Stack } from '@mui/material';
import { useListContext, useStore } from 'react-admin';
import type { ListingProps } from '../kind.ts';
import { Section } from '../layout/section.tsx';
import { PlanChoice } from '../listings/plan-choice.tsx';
import { ReviewButtons } from './review-buttons.tsx';

/** Plan and buttons for the open submission. With others selected, the keys are theirs. */
export function DecisionPanel(props: ListingProps & { onDecided: () => void }) {
  const { kind, listing, onDecided } = props;
  const [plan, setPlan] = useState(kind.freePlan);
  const [keys] = useStore('shortcuts', true);
  const { selectedIds = [] } = useListContext();
  return (
    <Section title="Decision">
      <Stack spacing={2}>
        <PlanChoice kind={kind} value={plan} onChange={setPlan} wished={listing.wishedPlan} />
        <ReviewButtons
          listings={[listing]}
          plan={plan}
          fullWidth
          shortcuts={keys && selectedIds.length === 0}
          onDecided={onDecided}
        />
      </Stack>
    </Section>
  );
}
