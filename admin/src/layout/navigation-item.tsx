import { ButtonBase, Chip } from '@mui/material';
import { useQueries } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { oldestRow, useApi } from '../api-client/data-provider.ts';
import { dashboardPath } from '../paths.ts';

export interface Destination {
  to: string;
  label: string;
  icon: LucideIcon;
  /** The filter of its rows that wait; their number is shown, unless it is 0. */
  waiting?: Record<string, string>;
}

/** A row of the sidebar; on a phone a cell of the bottom bar. */
export const NavigationItem = ({ label, icon: Icon, ...page }: Destination) => (
  <ButtonBase component={NavLink} to={`${dashboardPath}/${page.to}`} sx={item}>
    <Icon size={20} />
    <span>{label}</span>
    <QueueLength of={[page]} />
  </ButtonBase>
);

/** The number of rows in the queues among some pages; fetched every minute and after each decision. */
export function QueueLength({ of: pages }: { of: readonly Pick<Destination, 'to' | 'waiting'>[] }) {
  const api = useApi();
  const count = useQueries({
    queries: pages
      .filter(({ waiting }) => waiting)
      .map(({ to, waiting: filter }) => ({
        queryKey: [to, 'getList', 'count'],
        queryFn: () => api.getList(to, { ...oldestRow, filter }),
        refetchInterval: 60_000,
      })),
    combine: (queues) => queues.reduce((sum, { data }) => sum + (data?.total ?? 0), 0),
  });
  return count > 0 && <Chip label={count > 999 ? '999+' : count} {...badge} />;
}

export const item = {
  position: 'relative',
  flex: { xs: 1, md: '0 0 auto' },
  flexDirection: { xs: 'column', md: 'row' },
  justifyContent: 'flex-start',
  gap: { xs: 0.5, md: 1 },
  pt: { xs: 1, md: 0 },
  minHeight: { xs: 64, md: 44 },
  px: { xs: 0.5, md: 1.5 },
  minWidth: 0,
  borderRadius: { md: 1 },
  font: 'inherit',
  fontSize: { xs: '0.6875rem', md: '0.9375rem' },
  textAlign: { xs: 'center', md: 'left' },
  color: 'text.secondary',
  '& svg': { flexShrink: 0 },
  '& .MuiChip-root': {
    position: { xs: 'absolute', md: 'static' },
    top: 4,
    left: 'calc(50% + 6px)',
  },
  '&:hover': { bgcolor: 'action.hover' },
  '&.active, &[aria-expanded=true]': {
    color: 'primary.main',
    fontWeight: 700,
    bgcolor: { md: 'primary.light' },
  },
  '&.Mui-focusVisible': { outline: 3, outlineColor: 'primary.main', outlineOffset: -3 },
};

const badge = {
  // HTML allows no `div` in the button of the menu.
  component: 'span',
  color: 'primary',
  size: 'small',
  sx: { ml: 'auto', height: 20, fontSize: '0.75rem', '& .MuiChip-label': { px: 0.75 } },
} as const;
