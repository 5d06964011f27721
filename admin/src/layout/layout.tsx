import { Suspense, type ReactNode } from 'react';
import { Box } from '@mui/material';
import { Loading, SkipNavigationButton } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { FaultBoundary } from './fault-boundary.tsx';
import { DecisionsProvider } from '../review/decisions.tsx';
import { Header } from './header.tsx';
import { Navigation } from './navigation.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { useIdleLogout } from './use-idle-logout.ts';
import { useWelcome } from './use-welcome.ts';

const sidebarWidth = 264;

/** Header and navigation around every page: a sidebar where there is room, a bar at the thumb on phones. */
export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  useIdleLogout();
  useWelcome();
  return (
    <DecisionsProvider>
      <Box
        sx={{
          minHeight: '100dvh',
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `${sidebarWidth}px minmax(0, 1fr)` },
          gridTemplateRows: 'auto 1fr',
          bgcolor: 'background.default',
          color: 'text.primary',
        }}
      >
        <SkipNavigationButton />
        <Header />
        <Navigation />
        <Box
          component="main"
          id="main-content"
          tabIndex={-1}
          sx={{
            outline: 'none',
            width: '100%',
            maxWidth: 1280,
            boxSizing: 'border-box',
            px: { xs: 2, md: 4 },
            pt: { xs: 2, md: 3 },
            pb: { xs: 14, md: 6 },
          }}
        >
          <OfflineNotice />
          <FaultBoundary key={pathname}>
            <Suspense fallback={<Loading />}>{children}</Suspense>
          </FaultBoundary>
        </Box>
      </Box>
    </DecisionsProvider>
  );
}
