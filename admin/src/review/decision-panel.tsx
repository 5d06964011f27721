import { useState } from 'react';
import { Stack } from '@mui/material';
import { useStore } from 'react-admin';
import type { ListingProps } from '../kind.ts';
import { Section } from '../layout/section.tsx';
import { PlanChoice } from '../listings/plan-choice.tsx';
import { ReviewButtons } from './review-buttons.tsx';
import type { ReviewPosition } from './use-reading.ts';

export interface DecisionPanelProps extends ListingProps {
  reading: ReviewPosition;
}

/** Plan and buttons for the open submission. With others selected, the keys are theirs. */
export function DecisionPanel({ kind, listing, reading }: DecisionPanelProps) {
  const [plan, setPlan] = useState(kind.freePlan);
  const [keys] = useStore('shortcuts', true);
  return (
    <Section title="Decision" className="decision">
      <Stack sx={besideEachOther}>
        <PlanChoice kind={kind} value={plan} onChange={setPlan} wished={listing.wishedPlan} />
        <ReviewButtons
          listings={[listing]}
          plan={plan}
          shortcuts={keys && reading.selected.length === 0}
          onDecided={reading.advance}
        />
      </Stack>
    </Section>
  );
}

/** In the narrow column below the texts one row is enough. */
const besideEachOther = {
  gap: 2,
  '@container (min-width: 480px) and (max-width: 759px)': {
    flexDirection: 'row',
    '& > *': { flex: '1 1 0' },
    '& > :last-child': { flexGrow: 2.4 },
  },
};
