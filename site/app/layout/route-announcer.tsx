import { useLocation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';

/**
 * After a change of page within the browser, puts the focus on the new heading and says the new title; a full load
 * does both by itself. Filters and searches on the same page move nothing (Remix leaves all of this to the app).
 */
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
