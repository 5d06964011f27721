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
  PhoneOff,
  ScrollText,
  UserCheck,
  Users,
} from 'lucide-react';
import { MorePages } from './more-pages.tsx';
import { item, NavigationItem, type Destination } from './navigation-item.tsx';

/** The sidebar of spec §2. */
const pages: Destination[] = [
  { to: 'pending-jobs', label: 'Pending Jobs', icon: BriefcaseBusiness, waiting: {} },
  { to: 'pending-companies', label: 'Pending Companies', icon: Building2, waiting: {} },
  { to: 'approved', label: 'Approved Listings', icon: BadgeCheck },
];

const morePages: Destination[] = [
  { to: 'changes', label: 'Changes', icon: FilePenLine, waiting: {} },
  { to: 'ownership-claims', label: 'Company Claims', icon: UserCheck, waiting: {} },
  { to: 'reports', label: 'Reports', icon: Flag, waiting: {} },
  { to: 'doubts', label: 'Contacts in Doubt', icon: PhoneOff, waiting: {} },
  { to: 'hidden', label: 'Hidden Listings', icon: EyeOff },
  { to: 'proofs', label: 'Checks that Lapse', icon: CalendarClock },
  { to: 'blocks', label: 'Block List', icon: Ban },
  { to: 'inquiries', label: 'Inquiries', icon: Mail, waiting: { answered: 'false' } },
  { to: 'moderations', label: 'Moderation Log', icon: ScrollText },
  { to: 'overview', label: 'Overview', icon: ChartColumn },
  { to: 'moderators', label: 'Moderators', icon: Users },
  { to: 'partners', label: 'Partners', icon: Handshake },
  { to: 'account', label: 'Your Account', icon: KeyRound },
];

/** The pages of the specification and further ones below them; on a phone these are behind "More". */
export const Navigation = ({ onLogout }: { onLogout: () => void }) => (
  <Box component="nav" aria-label="Admin" sx={bar}>
    {pages.map((page) => (
      <NavigationItem key={page.to} {...page} />
    ))}
    <Box sx={moreSection}>
      {morePages.map((page) => (
        <NavigationItem key={page.to} {...page} />
      ))}
    </Box>
    <MorePages pages={morePages} />
    <ButtonBase
      sx={{ ...item, display: { xs: 'none', md: 'flex' }, mt: { md: 'auto' } }}
      onClick={onLogout}
    >
      <LogOut size={20} />
      Logout
    </ButtonBase>
  </Box>
);

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
  // Chrome before 108 has no dvh.
  maxHeight: { md: 'calc(100vh - 65px)' },
  boxSizing: 'border-box',
  overflowY: { md: 'auto' },
  flexDirection: { md: 'column' },
  gap: { md: 0.5 },
  p: { md: 1.5 },
  borderTop: { xs: 1, md: 0 },
  borderRight: { md: 1 },
  // Per breakpoint like the borders, which would reset a plain colour.
  borderColor: { xs: 'divider', md: 'divider' },
  pb: { xs: 'env(safe-area-inset-bottom)', md: 1.5 },
};
