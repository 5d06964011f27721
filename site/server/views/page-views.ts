import type { RequestHandler } from 'express';
import { isbot } from 'isbot';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { uuidPattern } from '#platform/uuid.ts';

/** A view of a listing's own page. */
export interface View {
  kind: 'companies' | 'jobs';
  id: string;
}

/** Visitor of a page. */
export interface Viewer {
  address: string;
  agent: string;
}

export type CountView = (view: View, viewer: Viewer) => void;

const kinds = { company: 'companies', job: 'jobs' } as const;
const detailPage = new RegExp(`^/(company|job)/(${uuidPattern})(?:/|\\.data)?$`, 'i');

/**
 * Counts views of listings' own pages: complete responses and 304s, including `.data`, which Remix fetches for a browser
 * that is on the site already. Prefetches and bots are left out.
 */
export function countViews(visit: CountView): RequestHandler {
  return (req, res, next) => {
    watchView(req, res, String(req.headers['x-visitor-address']), visit);
    next();
  };
}

/** Reports the view of one request once its response is sent. */
export function watchView(
  req: IncomingMessage,
  res: ServerResponse,
  address: string,
  visit: CountView,
): void {
  const view = viewOf(req);
  if (!view) return;
  const viewer = { address, agent: req.headers['user-agent'] ?? '' };
  res.once('finish', () => {
    if (res.statusCode === 200 || res.statusCode === 304) visit(view, viewer);
  });
}

function viewOf(req: IncomingMessage): View | undefined {
  const [path = ''] = (req.url ?? '').split('?', 1);
  const [, page = '', id = ''] = detailPage.exec(path) ?? [];
  if (!id || req.method !== 'GET' || isPrefetch(req) || isRobot(req)) return undefined;
  return { kind: kinds[page.toLowerCase() as keyof typeof kinds], id: id.toLowerCase() };
}

/** Three headers in the history of browsers. */
const isPrefetch = ({ headers }: IncomingMessage) =>
  ['sec-purpose', 'purpose', 'x-moz'].some((name) => /\bprefetch\b/i.test(String(headers[name])));

/** Cached by user agent: isbot costs more than the rest of a cached response. */
const robots = new Map<string, boolean>();
const MAX_ROBOTS = 2_000;

export function isRobot({ headers: { 'user-agent': agent } }: IncomingMessage): boolean {
  if (!agent) return true;
  const known = robots.get(agent);
  if (known !== undefined) return known;
  if (robots.size >= MAX_ROBOTS) robots.clear();
  const robot = isbot(agent);
  robots.set(agent, robot);
  return robot;
}
