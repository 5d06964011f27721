import { Box, Link, Typography } from '@mui/material';
import { OctagonAlert, TriangleAlert } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import type { ScreeningNote } from '../contract.ts';
import { company, job } from '../listings/kinds.ts';
import { pathOfLog } from '../moderations/log-link.tsx';
import { dashboardPath } from '../paths.ts';

/** One thing that looked wrong: how grave in sign and word, what was seen, and the way to the other listing. */
export function Note({ note: { severity, message, related } }: { note: ScreeningNote }) {
  const { Icon, word, color } = severities[severity];
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, overflowWrap: 'anywhere' }}>
      <Box component={Icon} size={18} aria-hidden sx={{ flexShrink: 0, mt: 0.25, color }} />
      <div>
        <Typography variant="body2">
          <Box component="strong" sx={{ color }}>
            {word}:
          </Box>{' '}
          <bdi>{message}</bdi>
        </Typography>
        {related && (
          <Link component={RouterLink} variant="body2" to={pathOf(related)}>
            {related.status === 'rejected'
              ? 'See what was decided about it'
              : `Open the other ${related.kind}`}
          </Link>
        )}
      </div>
    </Box>
  );
}

const severities = {
  alert: { Icon: OctagonAlert, word: 'Alert', color: 'error.dark' },
  notice: { Icon: TriangleAlert, word: 'Notice', color: 'warning.dark' },
} as const;

/** What is left of a rejected listing is in the log. */
function pathOf({ kind, id, status }: NonNullable<ScreeningNote['related']>): string {
  if (status === 'rejected') return pathOfLog(id);
  const { path, queue } = kind === 'job' ? job : company;
  return `${dashboardPath}/${status === 'pending' ? queue : path}/${id}/show`;
}
