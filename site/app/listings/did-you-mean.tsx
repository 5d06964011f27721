import { Link } from '@remix-run/react';
import type { IncomingHttpHeaders } from 'node:http';

interface DidYouMeanProps {
  /** The words that were searched for. */
  q: string;
  /** The nearest words that are there, with the address of a search for them. */
  meant: string;
  to: string;
}

/** Says openly that a typing error was forgiven, and what the listings below were found by. */
export function DidYouMean({ q, meant, to }: DidYouMeanProps) {
  return (
    <p className="mb-4">
      No exact match for “{q}”. Showing results for similar words. Did you mean{' '}
      <Link to={to} className="link inline-flex min-h-6 items-center font-semibold">
        {meant}
      </Link>
      ?
    </p>
  );
}

/** The words that the api took a search for (`Did-You-Mean`), when it found nothing as it was written. */
export function meantBy(headers: IncomingHttpHeaders): string | undefined {
  const meant = headers['did-you-mean'];
  return typeof meant === 'string' ? decodeURIComponent(meant) : undefined;
}
