import { useLocation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';

/** Focuses the new heading and announces the new title after client-side navigation, which Remix leaves to the app. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const [title, setTitle] = useState('');
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setTitle(document.title);
    document.querySelector('h1')?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <p aria-live="polite" className="visually-hidden">
      {title}
    </p>
  );
}
