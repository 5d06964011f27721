import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from '@remix-run/react';
import { useContext, type ReactNode } from 'react';
import './app.css';
import { takeToast } from './forms/toast.server.ts';
import { BottomNav } from './layout/bottom-nav.tsx';
import { ChatLink } from './layout/chat-link.tsx';
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

/** Pages bring their own; this stands when one could not be shown. */
export const meta: MetaFunction<typeof loader> = ({ data, error }) => [
  { title: error ? `${explain(error).title} – ${data?.siteName}` : data?.siteName },
  ...(error ? [{ name: 'robots', content: 'noindex' }] : []),
];

export function Layout({ children }: { children: ReactNode }) {
  const scripts = useScripts();
  const nonce = useContext(NonceContext);
  return (
    <html lang="en-NG">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#17201c" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/site.webmanifest" />
        <Meta />
        <Links />
      </head>
      <body>
        <a href="#main" className="btn btn-primary visually-hidden fixed top-2 left-2 z-50">
          Skip to content
        </a>
        <Header />
        <SiteToast />
        {children}
        <Footer />
        <ChatLink />
        <BottomNav />
        <RouteAnnouncer />
        {scripts && <ScrollRestoration nonce={nonce} />}
        {scripts && <Scripts nonce={nonce} />}
      </body>
    </html>
  );
}

function SiteToast() {
  const { toast } = useSite();
  return toast ? <Toast>{toast}</Toast> : null;
}

/** Pages of text say `export const handle = { scripts: false }`; a visitor who saves data gets no script at all. */
function useScripts() {
  const site = useLoadedSite();
  const matches = useMatches();
  return (
    site &&
    !site.saveData &&
    !matches.some(({ handle }) => (handle as { scripts?: boolean } | undefined)?.scripts === false)
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <PageError />;
}
