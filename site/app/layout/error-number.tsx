import { useContext } from 'react';
import { RequestIdContext } from './site.ts';

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
