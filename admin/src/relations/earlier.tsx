import { Box, Stack, Typography } from '@mui/material';
import type { Moderation } from '../contract.ts';
import { dayOf } from '../date.ts';
import { ActionChip } from '../moderations/action-chip.tsx';

/** Earlier decisions about a submission and listings like it, newest first. */
export const Earlier = ({ decisions }: { decisions: readonly Moderation[] }) => (
  <div>
    <Typography variant="h3" sx={{ fontSize: '1rem', fontWeight: 700, mb: 1 }}>
      Earlier decisions
    </Typography>
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', '& li + li': { mt: 1.5 } }}>
      {decisions.map(({ id, action, createdAt, name, reason, moderator }) => (
        <Box component="li" key={id} sx={{ overflowWrap: 'anywhere' }}>
          <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
            <ActionChip action={action} />
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {dayOf(createdAt)}
            </Typography>
          </Stack>
          <Typography variant="body2">
            <bdi>{name}</bdi>
            {reason && (
              <>
                : <bdi>{reason}</bdi>
              </>
            )}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {moderator ?? 'Automatic'}
          </Typography>
        </Box>
      ))}
    </Box>
  </div>
);
