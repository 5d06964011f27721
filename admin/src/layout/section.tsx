import { useId, type ReactNode } from 'react';
import { Card, Stack, Typography } from '@mui/material';
import type { LucideIcon } from 'lucide-react';

interface SectionProps {
  title: string;
  icon?: LucideIcon;
  /** Colours the border and the heading; such a section scrolls when it is long, by keyboard too. */
  tone?: 'error' | 'warning';
  className?: string;
  gridColumn?: string;
  gridRow?: { md: string };
  children: ReactNode;
}

export function Section({ title, icon: Icon, tone, className, children, ...place }: SectionProps) {
  const id = useId();
  const alert = tone && {
    borderColor: `${tone}.main`,
    borderLeftWidth: 6,
    maxHeight: { xs: '34vh', lg: '26vh' },
    '@media (min-width: 1200px)': {
      '@container (max-width: 759px)': { maxHeight: '21vh', py: 1.5 },
    },
    flexShrink: 0,
    overflowY: 'auto',
    '& h2': { color: `${tone}.dark` },
  };
  return (
    <Card
      component="section"
      className={className}
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
