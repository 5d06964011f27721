import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
} from '@remix-run/react';
import { lazy, Suspense, useContext, useEffect, useState, type ReactNode } from 'react';
import './app.css';
import { SharedDialog } from './dialogs/shared-dialog.tsx';
import { takeToast } from './forms/toast.server.ts';
import { Footer } from './layout/footer.tsx';
import { Icon } from './layout/icon.tsx';
import { choosesLite } from './layout/lite.server.ts';
import { hasDrawnIcons } from './layout/mark.tsx';
import { BottomNav, Header } from './layout/navigation.tsx';
import { ErrorNumber, explain, PageError } from './layout/page-error.tsx';
import { Pending } from './layout/pending.tsx';
import { forgetExpired, useRemembered } from './layout/remembered.ts';
import { RouteAnnouncer } from './layout/route-announcer.tsx';
import { NonceContext, useLoadedSite, useSite, type Site } from './layout/site.ts';
import { settings } from './layout/settings.server.ts';
import { UNSENT, WaitsInLite } from './layout/unsent-mark.tsx';
import { Offline, Staying } from './offline/offline.tsx';

/** Makes no API call, so that error pages can always be drawn. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { toast, headers } = await takeToast(request);
  const { headers: sent } = request;
  const saveData = choosesLite(sent.get('Cookie')) ?? sent.get('Save-Data') === 'on';
  return data<Site>(
    { ...settings, saveData, toast },
    toast === undefined ? undefined : { headers },
  );
}

/** For pages without their own, and for the errors that this page shows, such as `Retry-After`. */
export { headers } from './layout/caching.ts';

/** Never asked again in the browser, so that the frame and the error pages of every page can be drawn offline. */
export const shouldRevalidate = () => false;

/** For errors, and pages without their own. */
export const meta: MetaFunction<typeof loader> = ({ data, error }) => [
  // Without data when an action has failed.
  { title: [error && explain(error).title, data?.siteName].filter(Boolean).join(' – ') },
  ...(error ? [{ name: 'robots', content: 'noindex' }] : []),
];

export function Layout({ children }: { children: ReactNode }) {
  const { framed, isFull, scripts, analytics } = useHandles();
  const nonce = useContext(NonceContext);
  const { serviceWorker, saveData: isLite } = useSite();
  const keepsPages = isFull && serviceWorker && !import.meta.env.DEV;
  return (
    <html lang="en-NG">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#17201c" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <TouchIcon />
        <link rel="manifest" href="/site.webmanifest" />
        <Meta />
        <Links />
        {analytics && <Analytics />}
      </head>
      <body>
        <a href="#main" className="btn btn-primary visually-hidden fixed top-2 left-2 z-50">
          Skip to content
        </a>
        {framed && <Header />}
        <SiteToast />
        {framed && (import.meta.env.SSR && isLite ? <WaitsInLite /> : <Unsent />)}
        {children}
        <ErrorNumber />
        {framed && <Footer />}
        {framed && <BottomNav />}
        <RouteAnnouncer />
        <Staying keepsPages={keepsPages && !scripts} />
        {scripts && <Offline keepsPages={keepsPages} />}
        {scripts && <ScrollRestoration nonce={nonce} />}
        {scripts && <Scripts nonce={nonce} />}
      </body>
    </html>
  );
}

function TouchIcon() {
  const site = useLoadedSite();
  return site && hasDrawnIcons(site.siteName) ? (
    <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
  ) : null;
}

/** ANALYTICS_SRC, which records the page at load and at each change of the address, as Plausible and Umami do. */
function Analytics() {
  const { analyticsSrc, siteUrl, saveData } = useSite();
  if (!analyticsSrc || saveData) return null;
  return <script defer src={analyticsSrc} data-domain={new URL(siteUrl).host} />;
}

/** Shown until the next navigation, although the loader data stays. */
function SiteToast() {
  const site = useSite();
  const { key } = useLocation();
  const [arrived, setArrived] = useState({ site, key });
  if (arrived.site !== site) setArrived({ site, key });
  if (!site.toast || arrived.key !== key) return null;
  return (
    <div role="status" className="page !py-0 !pt-4">
      <p className="notice notice-success text-base font-semibold">
        <Icon name="success" className="mt-0.5 size-6" />
        {site.toast}
      </p>
    </div>
  );
}

/** Loaded where an unsent form is stored on this device. Offline the import can fail; the next page tries again. */
const UnsentForms = lazy(() =>
  import('./unsent/unsent-forms.tsx').catch(() => ({ default: () => null })),
);

function Unsent() {
  useEffect(forgetExpired, []);
  // A boundary in the server's page would change while it hydrates, which React refuses.
  if (useRemembered(UNSENT) === undefined) return null;
  return (
    <Suspense>
      <UnsentForms />
    </Suspense>
  );
}

interface Handle {
  /** `false`: no bundles are sent. */
  scripts?: false;
  /** `false`: no script of others. */
  analytics?: false;
  /** `false`: no header, footer and navigation. */
  frame?: false;
}

function useHandles() {
  const site = useLoadedSite();
  const handles = useMatches().map(({ handle }) => (handle ?? {}) as Handle);
  const isFull = site ? !site.saveData : false;
  // Running scripts stay on every page, since they reset the scroll position.
  const scripts =
    !import.meta.env.SSR || (isFull && handles.every(({ scripts }) => scripts !== false));
  return {
    isFull,
    scripts,
    analytics: handles.every(({ analytics }) => analytics !== false),
    framed: handles.every(({ frame }) => frame !== false),
  };
}

export default function App() {
  return (
    <SharedDialog>
      <Pending>
        <Outlet />
      </Pending>
    </SharedDialog>
  );
}

export function ErrorBoundary() {
  return <PageError />;
}
