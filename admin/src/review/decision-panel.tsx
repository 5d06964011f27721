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
    <Section title="Decision" className="decision">
      <Stack sx={besideEachOther}>
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

/** In the narrow column below the texts one row is enough. */
const besideEachOther = {
  gap: 2,
  '@container (min-width: 480px) and (max-width: 759px)': {
    flexDirection: 'row',
    '& > *': { flex: '1 1 0' },
    '& > :last-child': { flexGrow: 2.4 },
    '& button:first-of-type': { flexGrow: 2.2 },
  },
};
