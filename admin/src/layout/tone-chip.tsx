import { Chip } from '@mui/material';
import type { LucideIcon } from 'lucide-react';

interface ToneChipProps {
  tone: string;
  label: string;
  icon?: LucideIcon;
  title?: string | undefined;
}

export const ToneChip = ({ tone, label, icon: Icon, ...rest }: ToneChipProps) => (
  <Chip
    {...rest}
    size="small"
    label={label}
    {...(Icon && { icon: <Icon size={15} /> })}
    sx={{ bgcolor: `${tone}.light`, color: `${tone}.dark`, '& svg': { color: 'inherit' } }}
  />
);
