import { Stack } from '@mui/material';
import type { ListingRecord } from '../contract.ts';
import type { Kind } from '../listings/kinds.ts';
import { PlanChip } from '../listings/plan-chip.tsx';
import { NoteCount } from '../screening/note-count.tsx';
import { Waiting } from './waiting.tsx';

/** How long a submission has waited, how much was noted about it, and the paid plan that it asked for. */
export const Marks = ({ kind, listing }: { kind: Kind; listing: ListingRecord }) => (
  <Stack direction="row" useFlexGap spacing={0.75} sx={{ flexWrap: 'wrap' }}>
    <Waiting since={listing.createdAt} />
    <NoteCount notes={listing.notes} />
    {listing.wishedPlan !== kind.freePlan && (
      <PlanChip kind={kind} plan={listing.wishedPlan} prefix="Asked for" />
    )}
  </Stack>
);
