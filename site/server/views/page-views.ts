import type { RequestHandler } from 'express';
import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { uuidPattern } from '#platform/uuid.ts';

/** A view of a listing's own page, or a search without a match as the header `Missed-Search` tells it. */
export interface View {
  kind: 'companies' | 'jobs' | 'missed';
  id: string;
}

export type Viewer = Record<'address' | 'agent', string>;

export type CountView = (view: View, viewer: Viewer) => void;

const kinds = { company: 'companies', job: 'jobs' } as const;
const detailPage = new RegExp(`^/(company|job)/(${uuidPattern})(?:/|\\.data)?$`, 'i');

/**
 * Counts views of listings' own pages: complete responses and 304s, including `.data`, which Remix fetches for a browser
 * that is on the site already, and searches without a match. Prefetches and bots are left out.
 */
export function countViews(visit: CountView): RequestHandler {
  return (req, res, next) => {
    watchView(req, res, String(req.headers['x-visitor-address']), visit);
    next();
  };
}

/** Reports the view of one request once its response is sent. @param missed its header `Missed-Search`, if it is a kept page */
export function watchView(
  req: IncomingMessage,
  res: ServerResponse,
  address: string,
  visit: CountView,
  missed?: string,
): void {
  if (req.method !== 'GET' || isPrefetch(req) || isRobot(req)) return;
  const viewer = { address, agent: req.headers['user-agent'] ?? '' };
  res.once('finish', () => {
    const view = listingOf(req) ?? missedSearch(missed ?? res.getHeader('missed-search'));
    if (view && (res.statusCode === 200 || res.statusCode === 304)) visit(view, viewer);
  });
}

function listingOf(req: IncomingMessage): View | undefined {
  const [path = ''] = (req.url ?? '').split('?', 1);
  const [, page = '', id = ''] = detailPage.exec(path) ?? [];
  return id
    ? { kind: kinds[page.toLowerCase() as keyof typeof kinds], id: id.toLowerCase() }
    : undefined;
}

const missedSearch = (id: unknown): View | undefined =>
  typeof id === 'string' ? { kind: 'missed', id } : undefined;

/** Three headers in the history of browsers. */
const isPrefetch = ({ headers }: IncomingMessage) =>
  ['sec-purpose', 'purpose', 'x-moz'].some((name) => /\bprefetch\b/i.test(String(headers[name])));

/** Cached by the beginning of the user agent: isbot costs more than the rest of a cached response. */
const robots = new LRUCache<string, boolean>({ max: 2_000, memoMethod: (agent) => isbot(agent) });

export const isRobot = ({ headers: { 'user-agent': agent } }: IncomingMessage): boolean =>
  !agent || robots.memo(agent.slice(0, 500));
