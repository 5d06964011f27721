import { useId, type ReactNode } from 'react';
import { Card, Typography } from '@mui/material';

interface PanelProps {
  title: string;
  /** Spans both columns. */
  wide?: boolean;
  /** Spans two rows. */
  tall?: boolean;
  children: ReactNode;
}

/** A titled section of the overview. */
export function Panel({ title, wide, tall, children }: PanelProps) {
  const id = useId();
  return (
    <Card
      component="section"
      variant="outlined"
      aria-labelledby={id}
      sx={{
        p: { xs: 2, md: 2.5 },
        gridColumn: wide ? '1 / -1' : 'auto',
        ...(tall && { gridRow: { md: 'span 2' } }),
      }}
    >
      <Typography variant="h2" id={id} sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Card>
  );
}
