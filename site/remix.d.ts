import '@remix-run/node';
import type { IncomingHttpHeaders } from 'node:http';

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true;
  }

  /** Values passed by the server to loaders and actions. */
  interface AppLoadContext {
    /** The X-Request-Id of the response. */
    requestId: string;
    /** Set when the request was refused before its body was read: the status to answer with. */
    refused?: 403 | 411 | 413 | 429;
    /** Set by an action that refused a form, for the page that shows it again. */
    formRefused?: boolean;
    /** Collects the API responses that go into a page; absent where the page is not cached. */
    cacheDependencies?: { add: (headers: IncomingHttpHeaders) => void };
    /** Logs an error with the request's id. */
    report: (error: unknown) => void;
  }
}
