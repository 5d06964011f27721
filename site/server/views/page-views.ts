import type { RequestHandler } from 'express';
import { isbot } from 'isbot';
import type { IncomingMessage } from 'node:http';

/** A listing whose own page was seen. */
export interface View {
  kind: 'companies' | 'jobs';
  id: string;
}

const kinds = { company: 'companies', job: 'jobs' } as const;
const detailPage = /^\/(company|job)\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:\/|\.data)?$/i;

/**
 * Counts the views of listings' own pages: a page that was sent whole to somebody who reads it. `.data` is the same page
 * for a browser that is on the site already. Pages fetched in advance and those for bots are none.
 */
export function countViews(count: (view: View) => void): RequestHandler {
  return (req, res, next) => {
    const view = viewOf(req);
    if (view) res.once('finish', () => res.statusCode === 200 && count(view));
    next();
  };
}

/** What a request is a view of, if it is answered with 200. */
export function viewOf(req: IncomingMessage): View | undefined {
  const [path = ''] = (req.url ?? '').split('?', 1);
  const [, page = '', id = ''] = detailPage.exec(path) ?? [];
  if (!id || req.method !== 'GET' || isInAdvance(req) || isMachine(req)) return undefined;
  return { kind: kinds[page.toLowerCase() as keyof typeof kinds], id: id.toLowerCase() };
}

/** Fetched before anybody asked for it; browsers have told so in three ways. */
const isInAdvance = ({ headers }: IncomingMessage) =>
  ['sec-purpose', 'purpose', 'x-moz'].some((name) => /\bprefetch\b/i.test(String(headers[name])));

const isMachine = ({ headers }: IncomingMessage) =>
  !headers['user-agent'] || isbot(headers['user-agent']);
