import { Box, ButtonBase } from '@mui/material';
import { BadgeCheck, BriefcaseBusiness, Building2, LogOut } from 'lucide-react';
import { useQueueLength } from '../review/use-queue-length.ts';
import { furtherPages } from './further-pages.ts';
import { MorePages } from './more-pages.tsx';
import { item, NavigationItem } from './navigation-item.tsx';
import { useLeave } from './use-leave.ts';

/** The spec's sidebar and, below it, what we add; on a phone the first three stand at the bottom edge, the rest behind "More". */
export function Navigation() {
  const leave = useLeave();
  return (
    <Box component="nav" aria-label="Admin" sx={bar}>
      <NavigationItem
        to="pending-jobs"
        label="Pending Jobs"
        icon={BriefcaseBusiness}
        count={useQueueLength('pending-jobs')}
      />
      <NavigationItem
        to="pending-companies"
        label="Pending Companies"
        icon={Building2}
        count={useQueueLength('pending-companies')}
      />
      <NavigationItem to="approved" label="Approved Listings" icon={BadgeCheck} />
      <Box sx={further}>
        {furtherPages.map((page) => (
          <NavigationItem key={page.to} {...page} />
        ))}
      </Box>
      <MorePages />
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

const further = {
  display: { xs: 'none', md: 'flex' },
  flexDirection: 'column',
  gap: 0.5,
  mt: 1,
  pt: 1,
  borderTop: 1,
  borderColor: 'divider',
};

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
