import { useId, type ReactNode } from 'react';
import { Card, Stack, Typography } from '@mui/material';
import type { LucideIcon } from 'lucide-react';

interface AlertSectionProps {
  title: string;
  icon: LucideIcon;
  tone: 'error' | 'warning';
  children: ReactNode;
}

/** A section with a coloured border that scrolls when it is long, by keyboard too. */
export function AlertSection({ title, icon: Icon, tone, children }: AlertSectionProps) {
  const id = useId();
  return (
    <Card
      variant="outlined"
      component="section"
      aria-labelledby={id}
      sx={{ p: 2.5, borderColor: `${tone}.main`, maxHeight: { lg: '50vh' }, overflowY: 'auto' }}
      tabIndex={0}
    >
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', mb: 1.5, color: `${tone}.dark` }}>
        <Icon size={20} aria-hidden />
        <Typography variant="h2" id={id}>
          {title}
        </Typography>
      </Stack>
      {children}
    </Card>
  );
}
