import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { messages } from '../messages.ts';

/** Greets the person whom the login page has just sent here, once. */
export function useWelcome() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const notify = useNotify();
  useEffect(() => {
    if (!state?.welcome) return;
    navigate(pathname + search, { replace: true });
    notify(messages.login.welcome, { type: 'success' });
  }, [state, pathname, search, navigate, notify]);
}
