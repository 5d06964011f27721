import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { fullNameOf } from '../kind.ts';
import { messageOf, severityOf, type Batch, type ReviewResult } from './decision.ts';

interface ResultsDialogProps {
  batch: Batch;
  results: readonly ReviewResult[];
  onClose: () => void;
}

/** The outcome for each submission of a bulk decision of which some failed. */
export function ResultsDialog({ batch, results, onClose }: ResultsDialogProps) {
  const { kind, listings, decision } = batch;
  const done = results.filter(({ outcome }) => outcome === 'done').length;
  return (
    <Dialog open onClose={onClose}>
      <DialogTitle>
        {done} of {listings.length} {kind.path} decided
      </DialogTitle>
      <DialogContent>
        {results.map(({ listing, outcome, message }) => (
          <Alert key={listing.id} severity={severityOf[outcome]} sx={{ mb: 1 }} role="none">
            <strong>{fullNameOf(listing)}</strong>
            <div>{messageOf(kind, decision.verdict, { outcome, message })}</div>
          </Alert>
        ))}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
