import { useId, type ReactNode } from 'react';
import { Card, Stack, Typography } from '@mui/material';
import type { LucideIcon } from 'lucide-react';

interface SectionProps {
  title: string;
  icon?: LucideIcon;
  /** Colours the border and the heading; such a section scrolls when it is long, by keyboard too. */
  tone?: 'error' | 'warning';
  gridColumn?: string;
  gridRow?: { md: string };
  children: ReactNode;
}

export function Section({ title, icon: Icon, tone, children, ...place }: SectionProps) {
  const id = useId();
  const alert = tone && {
    borderColor: `${tone}.main`,
    borderLeftWidth: 6,
    maxHeight: { lg: '36vh' },
    overflowY: 'auto',
    '& h2': { color: `${tone}.dark` },
  };
  return (
    <Card
      component="section"
      variant="outlined"
      aria-labelledby={id}
      {...(tone && { tabIndex: 0 })}
      sx={{ p: { xs: 2, md: 2.5 }, ...alert, ...place }}
    >
      <Stack direction="row" component="h2" sx={{ m: 0, mb: 1.5, gap: 1, alignItems: 'center' }}>
        {Icon && <Icon size={20} aria-hidden />}
        <Typography variant="h2" component="span" id={id}>
          {title}
        </Typography>
      </Stack>
      {children}
    </Card>
  );
}
