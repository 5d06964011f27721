import { useState } from 'react';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  IconButton,
  Switch,
} from '@mui/material';
import { Keyboard } from 'lucide-react';
import { Fact, Facts } from '../listings/listing-facts.tsx';
import { useShortcuts, useShortcutsChoice } from './use-shortcuts.ts';

const shortcuts: Record<string, string> = {
  'j or n': 'Next submission',
  k: 'Previous submission',
  a: 'Approve the open one, or the selected ones',
  r: 'Reject the open one, or the selected ones',
  x: 'Select the open one',
  u: 'Undo the last decision',
  '1 to 9': 'Choose the reason of a rejection',
  'Ctrl+Enter': 'Confirm a dialog',
  '/': 'Search in this list',
  'Ctrl+K': 'Search in all listings and inquiries',
  '?': 'This help',
};

/** The keys of list and submission, and the switch that turns them off. */
export function ShortcutsHelp() {
  const [keys, setKeys] = useShortcutsChoice();
  const [isOpen, setIsOpen] = useState(false);
  useShortcuts({ '?': () => setIsOpen(true) });
  const close = () => setIsOpen(false);
  return (
    <>
      <IconButton
        aria-label="Keyboard shortcuts"
        onClick={() => setIsOpen(true)}
        sx={{ display: { xs: 'none', md: 'inline-flex' } }}
      >
        <Keyboard size={20} />
      </IconButton>
      <Dialog open={isOpen} onClose={close}>
        <DialogTitle>Keyboard shortcuts</DialogTitle>
        <DialogContent>
          <Facts>
            {Object.entries(shortcuts).map(([key, what]) => (
              <Fact key={key} label={key}>
                {what}
              </Fact>
            ))}
          </Facts>
        </DialogContent>
        <DialogActions sx={{ justifyContent: 'space-between' }}>
          <FormControlLabel
            control={<Switch checked={keys} onChange={(_, on) => setKeys(on)} />}
            label="Use them"
          />
          <Button variant="contained" onClick={close}>
            Close
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
