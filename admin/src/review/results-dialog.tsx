import { useId } from 'react';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  List,
  ListItem,
  ListItemIcon,
  ListItemText,
} from '@mui/material';
import { Check, Info, TriangleAlert } from 'lucide-react';
import { nameOf } from '../kind.ts';
import type { Batch, Result } from './batch.ts';
import { messageOf, severityOf } from './decision.ts';

interface ResultsDialogProps {
  batch: Batch;
  results: readonly Result[];
  onClose: () => void;
}

const icons = { success: Check, info: Info, error: TriangleAlert };

/** The outcome for each submission of a bulk decision of which some failed. */
export function ResultsDialog({ batch, results, onClose }: ResultsDialogProps) {
  const { kind, listings, decision } = batch;
  const title = useId();
  const done = results.filter(({ outcome }) => outcome === 'done').length;
  return (
    <Dialog open onClose={onClose} aria-labelledby={title}>
      <DialogTitle id={title}>
        {done} of {listings.length} {kind.many} decided
      </DialogTitle>
      <DialogContent>
        <List dense>
          {results.map(({ listing, outcome }) => {
            const Icon = icons[severityOf[outcome]];
            return (
              <ListItem key={listing.id} disableGutters>
                <ListItemIcon sx={{ minWidth: 36, color: `${severityOf[outcome]}.main` }}>
                  <Icon size={20} aria-hidden />
                </ListItemIcon>
                <ListItemText
                  primary={nameOf(listing)}
                  secondary={messageOf(kind, decision.verdict, outcome)}
                />
              </ListItem>
            );
          })}
        </List>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
