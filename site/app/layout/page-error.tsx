import { isRouteErrorResponse, Link, useRouteError } from '@remix-run/react';
import { Icon } from './icon.tsx';
import { Page } from './page.tsx';

interface Explanation {
  title: string;
  text: string;
}

const explanations: Record<number, Explanation> = {
  403: {
    title: 'This form came from another site',
    text: 'For your safety we only accept forms that were filled in here. Open the page again and send it from there.',
  },
  404: {
    title: 'Oops! Page not found',
    text: 'The address may be mistyped, or the page has moved. Nothing is wrong with your phone or your connection.',
  },
  411: {
    title: 'Your form did not arrive whole',
    text: 'The connection cut it off on the way. Go back in your browser, where your answers are kept, and send it again.',
  },
  413: {
    title: 'Your form is too large',
    text: 'An image can be up to 5 MB. Go back in your browser, where your answers are kept, and choose a smaller one.',
  },
  503: {
    title: 'We cannot reach our listings right now',
    text: 'This is our fault and not yours. Please try again in a minute; the rest of the site still works.',
  },
};

const unknown: Explanation = {
  title: 'Sorry, something went wrong',
  text: 'This is our fault and not yours. We have a record of what happened; please try again in a minute.',
};

/** What an error means to the visitor. */
export function explain(error: unknown): Explanation {
  return (isRouteErrorResponse(error) && explanations[error.status]) || unknown;
}

/** The page in the place of one that could not be shown: header, footer and a way on are always there. */
export function PageError() {
  const { title, text } = explain(useRouteError());
  return (
    <Page narrow title={title} lead={text}>
      <p className="flex flex-wrap gap-3">
        <Link to="/home" className="btn btn-primary">
          <Icon name="home" /> Back to home
        </Link>
        <Link to="/companies" className="btn btn-secondary">
          Browse companies
        </Link>
      </p>
    </Page>
  );
}
