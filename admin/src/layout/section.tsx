import { useId, type ReactNode } from 'react';
import { Card, Stack, Typography } from '@mui/material';
import type { LucideIcon } from 'lucide-react';

interface SectionProps {
  title: string;
  icon?: LucideIcon;
  /** Colours the border and the heading. */
  tone?: 'error' | 'warning';
  /** Scrolls when it is long, also by keyboard; by default with a tone. */
  isLimited?: boolean;
  className?: string;
  gridColumn?: string;
  gridRow?: { md: string };
  children: ReactNode;
}

export function Section(props: SectionProps) {
  const {
    title,
    icon: Icon,
    tone,
    isLimited = Boolean(tone),
    className,
    children,
    ...place
  } = props;
  const id = useId();
  const alert = tone && {
    borderColor: `${tone}.main`,
    borderLeftWidth: 6,
    '& h2': { color: `${tone}.dark` },
  };
  const limited = isLimited && {
    maxHeight: { xs: '34vh', lg: '26vh' },
    '@media (min-width: 1200px)': {
      '@container (max-width: 759px)': { maxHeight: '21vh', py: 1.5 },
    },
    flexShrink: 0,
    overflowY: 'auto',
  };
  return (
    <Card
      component="section"
      className={className}
      variant="outlined"
      aria-labelledby={id}
      {...(isLimited && { tabIndex: 0 })}
      sx={{ p: { xs: 2, md: 2.5 }, ...alert, ...limited, ...place }}
    >
      <Stack direction="row" component="h2" sx={{ m: 0, mb: 1.5, gap: 1, alignItems: 'center' }}>
        {Icon && <Icon size={20} />}
        <Typography variant="h2" component="span" id={id}>
          {title}
        </Typography>
      </Stack>
      {children}
    </Card>
  );
}
