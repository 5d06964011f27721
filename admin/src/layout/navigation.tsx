import { Box, ButtonBase } from '@mui/material';
import {
  BadgeCheck,
  Ban,
  BriefcaseBusiness,
  Building2,
  CalendarClock,
  ChartColumn,
  EyeOff,
  FilePenLine,
  Flag,
  Handshake,
  KeyRound,
  LogOut,
  Mail,
  ScrollText,
  UserCheck,
  Users,
} from 'lucide-react';
import { useGetList } from 'react-admin';
import { MorePages } from './more-pages.tsx';
import { item, NavigationItem, type Destination } from './navigation-item.tsx';

const REFRESH_INTERVAL_MS = 60_000;

/** Pages that the specification's sidebar does not have. */
const morePages: Destination[] = [
  { to: 'hidden', label: 'Hidden Listings', icon: EyeOff },
  { to: 'proofs', label: 'Checks that Lapse', icon: CalendarClock },
  { to: 'blocks', label: 'Block List', icon: Ban },
  { to: 'inquiries', label: 'Inquiries', icon: Mail },
  { to: 'moderations', label: 'Moderation Log', icon: ScrollText },
  { to: 'overview', label: 'Overview', icon: ChartColumn },
  { to: 'moderators', label: 'Moderators', icon: Users },
  { to: 'partners', label: 'Partners', icon: Handshake },
  { to: 'account', label: 'Your Account', icon: KeyRound },
];

/** The sidebar of spec §2 with further pages below it; on a phone these are behind "More". */
export function Navigation({ onLogout }: { onLogout: () => void }) {
  const changes = { to: 'changes', label: 'Changes', icon: FilePenLine };
  const claims = { to: 'ownership-claims', label: 'Company Claims', icon: UserCheck };
  const reports = { to: 'reports', label: 'Reports', icon: Flag };
  const more = [
    { ...changes, count: useQueueLength('changes') },
    { ...claims, count: useQueueLength('ownership-claims') },
    { ...reports, count: useQueueLength('reports') },
    ...morePages,
  ];
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
      <Box sx={moreSection}>
        {more.map((page) => (
          <NavigationItem key={page.to} {...page} />
        ))}
      </Box>
      <MorePages pages={more} />
      <ButtonBase
        sx={{ ...item, display: { xs: 'none', md: 'flex' }, mt: { md: 'auto' } }}
        onClick={onLogout}
      >
        <LogOut size={20} aria-hidden />
        Logout
      </ButtonBase>
    </Box>
  );
}

/** Number of rows in a queue; fetched every minute and after each decision. */
function useQueueLength(
  queue: 'pending-jobs' | 'pending-companies' | 'changes' | 'ownership-claims' | 'reports',
) {
  const { total } = useGetList(
    queue,
  overflowY: { md: 'auto' },
    { pagination: { page: 1, perPage: 1 }, sort: { field: 'createdAt', order: 'ASC' }, filter: {} },
    { refetchInterval: REFRESH_INTERVAL_MS },
  );
  return total;
}

const moreSection = {
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
  // Per breakpoint like the borders, which would reset a plain colour.
  borderColor: { xs: 'divider', md: 'divider' },
  pb: { xs: 'env(safe-area-inset-bottom)', md: 1.5 },
};
