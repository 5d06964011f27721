import { useBlocker, type BlockerFunction } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { Icon } from '../layout/icon.tsx';
import { isKept, offlineText } from '../layout/network.ts';
import { keepPages } from './keep-pages.ts';

/**
 * While the browser is offline, a link leads to the page that the service worker has kept, or leaves this page as it is
 * and says why. Without it, the browser or the router would replace the page by an error.
 */
export function Offline({ keepsPages }: { keepsPages: boolean }) {
  const [stayed, setStayed] = useState(false);
  const blocker = useBlocker(needsLine);

  useEffect(() => (keepsPages ? keepPages() : undefined), [keepsPages]);

  useEffect(() => {
    const back = () => {
      setStayed(false);
      document.querySelector('[data-kept-page]')?.remove();
    };
    window.addEventListener('online', back);
    return () => window.removeEventListener('online', back);
  }, []);

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const { pathname, search } = blocker.location;
    blocker.reset();
    void isKept(pathname + search).then((kept) => {
      if (kept) window.location.assign(pathname + search);
      else setStayed(true);
    });
  }, [blocker]);

  return (
    <div role="alert" className="fixed inset-x-0 bottom-20 z-40 mx-auto w-fit px-4 empty:hidden">
      {stayed && (
        <p className="notice notice-error shadow-float items-center font-semibold">
          <Icon name="offline" className="text-danger size-6" />
          {offlineText}
        </p>
      )}
    </div>
  );
}

/** Forms and the onboarding, whose own pages work offline: they keep the answers, and say why they were not sent. */
const worksOffline =
  /^\/(register-company|post-job|advertise|claim-listing|onboarding|manage\/(edit|lost)|(company|job)\/[^/]+\/report|report\/number)$/;

const needsLine: BlockerFunction = ({ currentLocation, nextLocation }) =>
  !navigator.onLine &&
  !(currentLocation.pathname === nextLocation.pathname && worksOffline.test(nextLocation.pathname));
