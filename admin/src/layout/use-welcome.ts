import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { messages } from '../messages.ts';

export function useWelcome() {
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
