import { Link } from '@remix-run/react';
import type { IncomingHttpHeaders } from 'node:http';

interface DidYouMeanProps {
  q: string;
  /** The words that the API searched for instead. */
  meant: string;
  /** The address of a search for them. */
  to: string;
}

/** Tells that the listings below were found by similar words. */
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

/** The `Did-You-Mean` header: the words of the results when the search itself had none. */
export function meantBy(headers: IncomingHttpHeaders): string | undefined {
  const meant = headers['did-you-mean'];
  const isTaken = new URLSearchParams(String(headers.understood)).has('corrected');
  return isTaken && typeof meant === 'string' ? decodeURIComponent(meant) : undefined;
}
