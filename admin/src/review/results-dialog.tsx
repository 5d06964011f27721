import { useId } from 'react';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import type { Batch, Result } from './batch.ts';
import { Results } from './results.tsx';

interface ResultsDialogProps {
  batch: Batch;
  results: readonly Result[];
  onClose: () => void;
}

/** What came of each submission, when not all went as it was shown. */
export function ResultsDialog({ batch, results, onClose }: ResultsDialogProps) {
  const title = useId();
  const done = results.filter(({ outcome }) => outcome === 'done').length;
  return (
    <Dialog open onClose={onClose} aria-labelledby={title}>
      <DialogTitle id={title}>
        {done} of {batch.listings.length} {batch.kind.many} decided
      </DialogTitle>
      <DialogContent>
        <Results kind={batch.kind} verdict={batch.decision.verdict} results={results} />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
