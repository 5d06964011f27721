import { List, ListItem, ListItemIcon, ListItemText, Typography } from '@mui/material';
import { Check, CircleDashed, Info, TriangleAlert } from 'lucide-react';
import type { ListingRecord } from '../contract.ts';
import { nameOf, type Kind } from '../listings/kinds.ts';
import { sentence, tone, type Decision } from './decision.ts';
import type { Result } from './use-review.ts';

const icons = { success: Check, info: Info, error: TriangleAlert };

interface ResultsProps {
  kind: Kind;
  verdict: Decision['verdict'];
  listings: readonly ListingRecord[];
  results: readonly Result[];
}

/** One line for each listing of a bulk decision: done, failed, or still to come. */
export function Results({ kind, verdict, listings, results }: ResultsProps) {
  return (
    <>
      <Typography role="status">
        {results.length} of {listings.length} worked through
      </Typography>
      <List dense>
        {listings.map((listing, index) => {
          const outcome = results[index]?.outcome;
          const Icon = outcome ? icons[tone[outcome]] : CircleDashed;
          return (
            <ListItem key={listing.id} disableGutters>
              <ListItemIcon
                sx={{ minWidth: 36, color: outcome ? `${tone[outcome]}.main` : 'text.secondary' }}
              >
                <Icon size={20} aria-hidden />
              </ListItemIcon>
              <ListItemText
                primary={nameOf(listing)}
                secondary={outcome ? sentence(kind, verdict, outcome) : 'Waiting…'}
              />
            </ListItem>
          );
        })}
      </List>
    </>
  );
}
