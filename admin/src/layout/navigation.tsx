import { Badge, Box, ButtonBase } from '@mui/material';
import { BadgeCheck, BriefcaseBusiness, Building2, LogOut, type LucideIcon } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { dashboardPath } from '../paths.ts';
import { useQueueLength } from '../review/use-queue-length.ts';
import { useLeave } from './use-leave.ts';

/** The spec's sidebar; on a phone the same links stand at the bottom edge. */
export function Navigation() {
  const leave = useLeave();
  return (
    <Box component="nav" aria-label="Admin" sx={bar}>
      <Item
        to="pending-jobs"
        label="Pending Jobs"
        icon={BriefcaseBusiness}
        count={useQueueLength('pending-jobs')}
      />
      <Item
        to="pending-companies"
        label="Pending Companies"
        icon={Building2}
        count={useQueueLength('pending-companies')}
      />
      <Item to="approved" label="Approved Listings" icon={BadgeCheck} />
      <ButtonBase
        sx={{ ...item, display: { xs: 'none', md: 'flex' }, mt: { md: 'auto' } }}
        onClick={leave}
      >
        <LogOut size={20} aria-hidden />
        Logout
      </ButtonBase>
    </Box>
  );
}

interface ItemProps {
  to: string;
  label: string;
  icon: LucideIcon;
  count?: number;
}

function Item({ to, label, icon: Icon, count = 0 }: ItemProps) {
  return (
    <ButtonBase component={NavLink} to={`${dashboardPath}/${to}`} sx={item}>
      <Icon size={20} aria-hidden />
      <span>{label}</span>
      {count > 0 && <Badge color="primary" badgeContent={count} max={999} sx={badge} />}
    </ButtonBase>
  );
}

const bar = {
  zIndex: 10,
  bgcolor: 'background.paper',
  display: 'flex',
  position: { xs: 'fixed', md: 'sticky' },
  bottom: { xs: 0, md: 'auto' },
  left: 0,
  right: 0,
  top: { md: 65 },
  height: { md: 'calc(100dvh - 65px)' },
  boxSizing: 'border-box',
  flexDirection: { md: 'column' },
  gap: { md: 0.5 },
  p: { md: 1.5 },
  borderTop: { xs: 1, md: 0 },
  borderRight: { md: 1 },
  borderColor: { xs: 'divider', md: 'divider' },
  pb: { xs: 'env(safe-area-inset-bottom)', md: 1.5 },
};

const item = {
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
  '&.active': { color: 'primary.main', fontWeight: 700, bgcolor: { md: 'primary.light' } },
  '&.Mui-focusVisible': { outline: 3, outlineColor: 'primary.main', outlineOffset: -3 },
};

const badge = {
  position: { xs: 'absolute', md: 'static' },
  top: 12,
  left: 'calc(50% + 14px)',
  ml: { md: 'auto' },
  '& .MuiBadge-badge': { position: 'static', transform: 'none' },
};
