import { Box, Stack, Typography } from '@mui/material';

/** Colours of the first and the second series; they also differ in lightness. */
export const seriesColours = ['primary.main', 'warning.main'] as const;

export const Legend = ({ names }: { names: readonly string[] }) => (
  <Stack direction="row" useFlexGap sx={{ columnGap: 2, flexWrap: 'wrap', mb: 1 }}>
    {names.map((name, index) => (
      <Stack key={name} direction="row" sx={{ gap: 0.75, alignItems: 'center' }}>
        <Box
          sx={{ width: 12, height: 12, borderRadius: 0.5, bgcolor: seriesColours[index] }}
          aria-hidden
        />
        <Typography variant="body2">{name}</Typography>
      </Stack>
    ))}
  </Stack>
);
