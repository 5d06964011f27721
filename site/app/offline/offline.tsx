import { useBlocker, useLocation, type BlockerFunction } from '@remix-run/react';
import { useContext, useEffect } from 'react';
import { isKept, offlineText } from '../layout/network.ts';
import { NonceContext } from '../layout/site.ts';
import { keepPages } from './keep-pages.ts';
import { goingTo, router, STAY } from './router.ts';
import staying from './staying.js?raw';

/**
 * While the browser is offline, a link leads to the page that the service worker has kept, or leaves this page as it is
 * and says why. Without it, the browser or the router would replace the page by an error.
 */
export function Offline({ keepsPages }: { keepsPages: boolean }) {
  const blocker = useBlocker(needsLine);
  useOneTap();

  useEffect(() => (keepsPages ? keepPages() : undefined), [keepsPages]);

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const { pathname, search } = blocker.location;
    let isCurrent = true;
    void isKept(pathname + search).then((kept) => {
      if (!isCurrent) return;
      // The request fails, and stayWithoutAnswer() loads the copy; after Back in the same entry of the history.
      if (kept) return blocker.proceed();
      blocker.reset();
      // It would cover the reason.
      document.querySelector('dialog')?.close();
      window.dispatchEvent(new Event('stayed'));
    });
    return () => void (isCurrent = false);
  }, [blocker]);

  return null;
}

/** After this, or once the line is back, another tap is another try; staying.js has it of forms without script. */
const REPEAT_MS = 10_000;

let last: { to?: unknown; method?: string | undefined; at: number } = { at: 0 };
if (!import.meta.env.SSR) addEventListener('online', () => (last.at = 0));

/**
 * Another tap on the link or button whose page is on its way or being drawn would ask for it anew, and note it twice in the
 * history: a slow phone shows neither for a while.
 */
function useOneTap() {
  const { key } = useLocation();
  useEffect(() => {
    const ours = router();
    const { navigate } = ours;
    ours.navigate = async (to, options) => {
      const [method, at] = [options?.formMethod, Date.now()];
      const isAgain = to === last.to && method === last.method && at - last.at < REPEAT_MS;
      if (isAgain && goingTo().key !== key) return;
      last = { to, method, at };
      await navigate(to, options);
    };
    return () => void (ours.navigate = navigate);
  }, [key]);
}

/**
 * Says why a link or a form has left the page as it is. A form that the browser would post itself stays with what was typed:
 * the service worker answers no post, so the browser would show its own error, from which Back leads past the form. Back to
 * a page that script has shown loads it where the script has not come, since the browser changes the address alone. Inline
 * for pages without our bundles, which with `keepsPages` it keeps as well; React changes neither the text nor the script,
 * which has run before.
 */
export function Staying({ keepsPages }: { keepsPages: boolean }) {
  const nonce = useContext(NonceContext);
  const ours = () => staying.replace('REPEAT_MS', String(REPEAT_MS));
  const script = () => ours() + (keepsPages ? `(${String(keepPages)})()` : '');
  return (
    <>
      <div id="stayed" role="alert" data-text={offlineText} className="stayed" />
      <script
        nonce={nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? script() : '' }}
      />
    </>
  );
}

/** Forms and the onboarding, whose own pages work offline: they keep the answers, and say why they were not sent. */
const worksOffline =
  /^\/(register-company|post-job|advertise|claim-listing|onboarding|manage\/(edit|lost)|(company|job)\/[^/]+\/report|report\/number)$/;

const needsLine: BlockerFunction = ({ currentLocation, nextLocation }) =>
  !navigator.onLine &&
  nextLocation.hash !== STAY &&
  !(currentLocation.pathname === nextLocation.pathname && worksOffline.test(nextLocation.pathname));
