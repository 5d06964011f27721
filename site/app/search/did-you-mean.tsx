import { Link } from '@remix-run/react';
import type { IncomingHttpHeaders } from 'node:http';

interface DidYouMeanProps {
  q: string;
  /** The words with mistyped ones corrected. */
  meant: string;
  /** The listings below are those of the corrected words. */
  isTaken: boolean;
  /** The address of a search for them. */
  to: string;
}

/** Offers the corrected words, or tells that the listings below were found by them. */
export function DidYouMean({ q, meant, isTaken, to }: DidYouMeanProps) {
  return (
    <p className="mb-4">
      {isTaken && `No exact match for “${q}”. Showing results for similar words. `}
      Did you mean{' '}
      <Link to={to} className="link inline-flex min-h-6 items-center">
        {meant}
      </Link>
      ?
    </p>
  );
}

/** The `Did-You-Mean` header: the words of the search with mistyped ones corrected. */
export function meantBy(headers: IncomingHttpHeaders): string | undefined {
  const meant = headers['did-you-mean'];
  return typeof meant === 'string' ? decodeURIComponent(meant) : undefined;
}
