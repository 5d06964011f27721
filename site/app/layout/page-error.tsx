import { isRouteErrorResponse, Link, useRouteError } from '@remix-run/react';
import { useContext } from 'react';
import { Icon, type IconName } from './icon.tsx';
import { oursText, unansweredOf, useDocumentInstead } from './network.ts';
import { Main, PageTitle } from './page.tsx';
import { RouteScene } from './route-scene.tsx';
import { RequestIdContext } from './site.ts';

interface Explanation {
  title: string;
  icon: IconName;
  text: string;
  /** The link that `text` mentions; by default to the home page. */
  way?: 'again' | 'back';
}

const explanations: Record<number, Explanation> = {
  403: {
    title: 'This form came from another site',
    icon: 'safety',
    text: 'For your safety we only accept forms that were filled in here. Open the page again and send it from there.',
  },
  404: {
    title: 'Oops! Page not found',
    icon: 'search',
    text: 'The address may be mistyped, or the page has moved.',
  },
  411: {
    title: 'Your form did not arrive in full',
    icon: 'offline',
    text: 'The connection was lost on the way. Go back in your browser, where your answers are kept, and send it again.',
    way: 'back',
  },
  413: {
    title: 'Your form is too large',
    icon: 'warning',
    text: 'An image can be up to 5 MB. Go back in your browser, where your answers are kept, and choose a smaller one.',
    way: 'back',
  },
  429: {
    title: 'Too many requests from your network',
    icon: 'warning',
    text: 'Please wait a minute, then try again.',
    way: 'again',
  },
  503: {
    title: 'We cannot reach our listings right now',
    icon: 'offline',
    text: `${oursText} The rest of the site still works.`,
    way: 'again',
  },
};

const impossible: Explanation = {
  title: 'This request is not supported',
  icon: 'info',
  text: 'Please start again from the home page.',
};

const unknown: Explanation = {
  title: 'Sorry, something went wrong',
  icon: 'warning',
  text: 'This one is on us. We have a record of what happened; please try again in a minute.',
  way: 'again',
};

export function explain(error: unknown): Explanation {
  const text = unansweredOf(error);
  if (text) return { title: 'This page could not be loaded', icon: 'offline', text, way: 'again' };
  if (!isRouteErrorResponse(error)) return unknown;
  // A form that was not read says so itself (`multipart.server.ts`).
  if (error.status === 503 && typeof error.data === 'string' && error.data)
    return {
      title: 'Very many forms are being sent right now',
      icon: 'offline',
      text: error.data,
      way: 'back',
    };
  const known = explanations[error.status];
  if (error.status === 429 && known && error.data) return { ...known, text: String(error.data) };
  return known ?? (error.status < 500 ? impossible : unknown);
}

export function PageError() {
  const error = useRouteError();
  useDocumentInstead(error);
  const { title, icon, text, way } = explain(error);
  return (
    <Main>
      <div className="items-center gap-12 sm:flex sm:py-8">
        <div className="sm:w-3/5">
          <PageTitle>{title}</PageTitle>
          <p className="text-ink-soft mt-3 max-w-[34rem] sm:text-lg">{text}</p>
          {import.meta.env.DEV && error instanceof Error && (
            <pre className="mt-6 overflow-auto text-sm">{error.stack}</pre>
          )}
          <p className="mt-8 flex flex-wrap gap-3">
            {way === 'again' && (
              <a href="" className="btn btn-primary">
                Try again
              </a>
            )}
            <Link
              to="/home"
              className={`btn ${way === undefined ? 'btn-primary' : 'btn-secondary'}`}
            >
              <Icon name="home" /> Back to home
            </Link>
            <Link to="/companies" className="btn btn-secondary">
              Browse companies
            </Link>
          </p>
        </div>
        <div className="mt-8 sm:mt-0 sm:w-2/5">
          <RouteScene icon={icon} />
        </div>
      </div>
    </Main>
  );
}

/** Below a page with status 5xx, for support, which finds the error in the logs by it; nothing below other pages. */
export function ErrorNumber() {
  const number = useContext(RequestIdContext);
  const html = number ? `If you write to us about this, please quote <code>${number}</code>` : '';
  return (
    <p
      className="page text-ink-soft !pt-0 text-sm empty:hidden"
      // The browser does not know the number: React keeps raw HTML of the server when it hydrates.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
