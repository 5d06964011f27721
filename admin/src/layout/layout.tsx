import { Suspense, useEffect, type ReactNode } from 'react';
import { Alert, Box } from '@mui/material';
import { ChevronsDown } from 'lucide-react';
import { Loading, SkipNavigationButton, useIsOffline, useLogout, useNotify } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { messages } from '../messages.ts';
import { loginPath } from '../paths.ts';
import { sendBeforeLogout } from '../session/logout.ts';
import { useIdleLogout } from '../session/use-idle-logout.ts';
import { useOtherLogin } from '../session/use-other-login.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Header } from './header.tsx';
import { Navigation } from './navigation.tsx';
import { forgetTyped } from './use-kept-answer.ts';

/** Wide enough for the longest label with a badge of three digits. */
const SIDEBAR_WIDTH = 272;

export function Layout({ search, children }: Record<'search' | 'children', ReactNode>) {
  const { pathname } = useLocation();
  const logout = useLogout();
  const isLogoutNear = useIdleLogout();
  useOtherLogin();
  useWelcome();
  const onLogout = () =>
    void sendBeforeLogout()
      .then(forgetTyped)
      .then(() => logout({}, loginPath, false));
  return (
    <Box
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `${SIDEBAR_WIDTH}px minmax(0, 1fr)` },
        gridTemplateRows: 'auto 1fr',
        bgcolor: 'background.default',
        color: 'text.primary',
      }}
    >
      {/* Its own text has the colour of its ground, and is left out on a narrow screen. */}
      <SkipNavigationButton sx={{ color: 'primary.main' }}>
        <ChevronsDown size={20} />
      </SkipNavigationButton>
      <Header search={search} onLogout={onLogout} />
      <Navigation onLogout={onLogout} />
      <Box component="main" id="main-content" tabIndex={-1} sx={main}>
        {isLogoutNear && (
          <Alert severity="warning" sx={{ mb: 2, position: 'sticky', top: 8, zIndex: 'snackbar' }}>
            {messages.login.idle}
          </Alert>
        )}
        <OfflineNotice />
        <ErrorBoundary path={pathname}>
          <Suspense fallback={<Loading timeout={100} />}>{children}</Suspense>
        </ErrorBoundary>
      </Box>
    </Box>
  );
}

const main = {
  outline: 'none',
  width: '100%',
  maxWidth: 1760,
  boxSizing: 'border-box',
  px: { xs: 2, md: 4 },
  pt: { xs: 2, md: 3 },
  pb: { xs: '7rem', md: 6 },
};

const OfflineNotice = () =>
  useIsOffline() ? (
    <Alert severity="warning" sx={{ mb: 2 }}>
      No network connection. Lists may be out of date. Decisions on submissions are sent once it is
      back.
    </Alert>
  ) : null;

function useWelcome() {
  const { pathname, search, ...location } = useLocation();
  const state = location.state as { welcome?: boolean } | null;
  const navigate = useNavigate();
  const notify = useNotify();
  useEffect(() => {
    if (!state?.welcome) return;
    void navigate(pathname + search, { replace: true });
    notify(messages.login.welcome, { type: 'success' });
  }, [state, pathname, search, navigate, notify]);
}
