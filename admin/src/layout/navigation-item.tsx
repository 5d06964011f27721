import { Badge, ButtonBase } from '@mui/material';
import type { LucideIcon } from 'lucide-react';
import { useGetList } from 'react-admin';
import { NavLink } from 'react-router-dom';
import { dashboardPath } from '../paths.ts';

export interface Destination {
  to: string;
  label: string;
  icon: LucideIcon;
  /** Whether the number of its rows is shown, unless it is 0. */
  isQueue?: true;
}

/** A row of the sidebar; on a phone a cell of the bottom bar. */
export function NavigationItem({ to, label, icon: Icon, isQueue }: Destination) {
  const count = useQueueLength(to, isQueue);
  return (
    <ButtonBase component={NavLink} to={`${dashboardPath}/${to}`} sx={item}>
      <Icon size={20} aria-hidden />
      <span>{label}</span>
      {count > 0 && <Badge color="primary" badgeContent={count} max={999} sx={badge} />}
    </ButtonBase>
  );
}

/** Number of rows in a queue; fetched every minute and after each decision. */
export function useQueueLength(queue: string, isQueue = false) {
  const { total = 0 } = useGetList(
    queue,
    { pagination: { page: 1, perPage: 1 }, sort: { field: 'createdAt', order: 'ASC' }, filter: {} },
    { refetchInterval: 60_000, enabled: isQueue },
  );
  return total;
}

export const item = {
  position: 'relative',
  flex: { xs: 1, md: '0 0 auto' },
  flexDirection: { xs: 'column', md: 'row' },
  justifyContent: { xs: 'center', md: 'flex-start' },
  gap: { xs: 0.5, md: 1 },
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
