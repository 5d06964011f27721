import '@remix-run/node';
import type { IncomingHttpHeaders } from 'node:http';

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true;
  }

  /** What the server in front of Remix tells loaders and actions about a request. */
  interface AppLoadContext {
    /** The same id as in the answer's X-Request-Id. */
    requestId: string;
    /** Set when the request was refused before its body was read: the status to answer with. */
    refused?: 403 | 411 | 413;
    /** Told of every answer of the API that goes into the page; absent where the page is not kept. */
    basis?: { add: (headers: IncomingHttpHeaders) => void };
    /** Writes a fault into the log, beside the request's id. */
    report: (error: unknown) => void;
  }
}
