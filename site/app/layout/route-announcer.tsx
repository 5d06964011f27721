import { useLocation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';

/**
 * Focuses the new heading and announces the new title after client-side navigation, which Remix leaves to the app; within
 * a page only where the focus was on something that has gone, such as "Next".
 */
export function RouteAnnouncer() {
  const { pathname, search } = useLocation();
  const [title, setTitle] = useState('');
  const shown = useRef({ pathname, search });

  useEffect(() => {
    const last = shown.current;
    shown.current = { pathname, search };
    const isSamePage = last.pathname === pathname;
    if (isSamePage && (last.search === search || document.activeElement !== document.body)) return;
    setTitle(document.title);
    document.querySelector('h1')?.focus({ preventScroll: true });
  }, [pathname, search]);

  return (
    <p aria-live="polite" className="visually-hidden">
      {title}
    </p>
  );
}
