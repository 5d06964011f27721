import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  type ShouldRevalidateFunctionArgs,
} from '@remix-run/react';
import { useContext, useState, type ReactNode } from 'react';
import './app.css';
import { takeToast } from './forms/toast.server.ts';
import { Analytics } from './layout/analytics.tsx';
import { BottomNav } from './layout/bottom-nav.tsx';
import { Footer } from './layout/footer.tsx';
import { Header } from './layout/header.tsx';
import { NonceContext } from './layout/nonce.ts';
import { explain, PageError } from './layout/page-error.tsx';
import { RouteAnnouncer } from './layout/route-announcer.tsx';
import { useLoadedSite, useSite, type Site } from './layout/site.ts';
import { Toast } from './layout/toast.tsx';
import { settings } from './settings.server.ts';

/** What every page knows. It asks nobody, so that an error page can be drawn whatever has failed. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { toast, headers } = await takeToast(request);
  const saveData = request.headers.get('Save-Data') === 'on';
  return data<Site>(
    { ...settings, saveData, toast },
    toast === undefined ? undefined : { headers },
  );
}

/**
 * Following a link changes nothing of it; only a form may leave a message. What is not asked for again cannot be lost on a
 * bad line, so that the error page of a route can still be drawn around it.
 */
export const shouldRevalidate = ({ formMethod }: ShouldRevalidateFunctionArgs) =>
  formMethod !== undefined && formMethod !== 'GET';

/** Pages bring their own; this stands when one could not be shown. */
export const meta: MetaFunction<typeof loader> = ({ data, error }) => [
  { title: error ? `${explain(error).title} – ${data?.siteName}` : data?.siteName },
  ...(error ? [{ name: 'robots', content: 'noindex' }] : []),
];

export function Layout({ children }: { children: ReactNode }) {
  const { framed, scripts } = useHandles();
  const nonce = useContext(NonceContext);
  return (
    <html lang="en-NG">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#17201c" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <Meta />
        <Links />
        <Analytics />
      </head>
      <body>
        <a href="#main" className="btn btn-primary visually-hidden fixed top-2 left-2 z-50">
          Skip to content
        </a>
        {framed && <Header />}
        <SiteToast />
        {children}
        {framed && <Footer />}
        {framed && <BottomNav />}
        <RouteAnnouncer />
        {scripts && <ScrollRestoration nonce={nonce} />}
        {scripts && <Scripts nonce={nonce} />}
      </body>
    </html>
  );
}

/** The message stays until the next page, although what was loaded with it stays longer. */
function SiteToast() {
  const site = useSite();
  const { key } = useLocation();
  const [arrived, setArrived] = useState({ site, key });
  if (arrived.site !== site) setArrived({ site, key });
  return site.toast && arrived.key === key ? <Toast>{site.toast}</Toast> : null;
}

interface Handle {
  /** `false` on pages of text: no JavaScript is sent. A visitor who saves data gets none on any page. */
  scripts?: false;
  /** `false` on a page without the site's header, footer and navigation. */
  frame?: false;
}

/** What the routes on this page say of themselves by `export const handle: Handle`. */
function useHandles() {
  const site = useLoadedSite();
  const handles = useMatches().map(({ handle }) => (handle ?? {}) as Handle);
  return {
    scripts: site && !site.saveData && handles.every(({ scripts }) => scripts !== false),
    framed: handles.every(({ frame }) => frame !== false),
  };
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <PageError />;
}
