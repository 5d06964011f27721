import { Badge, ButtonBase } from '@mui/material';
import type { LucideIcon } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { dashboardPath } from '../paths.ts';

export interface Destination {
  to: string;
  label: string;
  icon: LucideIcon;
  /** Shown as a badge, unless it is 0. */
  count?: number | undefined;
}

/** A row of the sidebar; on a phone a cell of the bottom bar. */
export const NavigationItem = ({ to, label, icon: Icon, count = 0 }: Destination) => (
  <ButtonBase component={NavLink} to={`${dashboardPath}/${to}`} sx={item}>
    <Icon size={20} aria-hidden />
    <span>{label}</span>
    {count > 0 && <Badge color="primary" badgeContent={count} max={999} sx={badge} />}
  </ButtonBase>
);

export const item = {
  position: 'relative',
  flex: { xs: 1, md: '0 0 auto' },
  flexDirection: { xs: 'column', md: 'row' },
  justifyContent: { xs: 'center', md: 'flex-start' },
  gap: { xs: 0.5, md: 1.5 },
  minHeight: { xs: 64, md: 44 },
  px: { xs: 0.5, md: 1.5 },
  whiteSpace: { md: 'nowrap' },
  borderRadius: { md: 1 },
  font: 'inherit',
  fontSize: { xs: '0.6875rem', md: '0.9375rem' },
  textAlign: { xs: 'center', md: 'left' },
  color: 'text.secondary',
  '& svg': { flexShrink: 0 },
  '&:hover': { bgcolor: 'action.hover' },
  '&.active, &[aria-expanded=true]': {
    color: 'primary.main',
    fontWeight: 700,
    bgcolor: { md: 'primary.light' },
  },
  '&.Mui-focusVisible': { outline: 3, outlineColor: 'primary.main', outlineOffset: -3 },
};

const badge = {
  position: { xs: 'absolute', md: 'static' },
  top: 12,
  left: 'calc(50% + 14px)',
  ml: { md: 'auto' },
  '& .MuiBadge-badge': { position: 'static', transform: 'none' },
};
