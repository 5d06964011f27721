import { List, ListItem, ListItemIcon, ListItemText } from '@mui/material';
import { Check, Info, TriangleAlert } from 'lucide-react';
import { nameOf, type Kind } from '../listings/kinds.ts';
import type { Result } from './batch.ts';
import { sentence, tone, type Decision } from './decision.ts';

const icons = { success: Check, info: Info, error: TriangleAlert };

interface ResultsProps {
  kind: Kind;
  verdict: Decision['verdict'];
  results: readonly Result[];
}

/** One line for each submission of a bulk decision. */
export const Results = ({ kind, verdict, results }: ResultsProps) => (
  <List dense>
    {results.map(({ listing, outcome }) => {
      const Icon = icons[tone[outcome]];
      return (
        <ListItem key={listing.id} disableGutters>
          <ListItemIcon sx={{ minWidth: 36, color: `${tone[outcome]}.main` }}>
            <Icon size={20} aria-hidden />
          </ListItemIcon>
          <ListItemText primary={nameOf(listing)} secondary={sentence(kind, verdict, outcome)} />
        </ListItem>
      );
    })}
  </List>
);
