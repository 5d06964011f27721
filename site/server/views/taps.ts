import { Router, text, type ErrorRequestHandler, type RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import { networksOf } from '#platform/networks.ts';
import { isUuid } from '#platform/uuid.ts';
import { isForeign } from '../refusals.ts';
import { isRobot, type View } from './page-views.ts';

/** Figures of taps by kind of press: copying a number counts as a call. */
const figures = { call: 'calls', copy: 'calls', chat: 'chats', apply: 'applies' } as const;
export type TapFigure = (typeof figures)[keyof typeof figures];

const WINDOW_MS = 10 * 60_000;
/** Maximum of taps remembered. */
const MAX_REMEMBERED = 50_000;
const MAX_BODY_BYTES = 300;

/**
 * `POST /tap` with `{ kind, id, what }`, sent by our script when somebody calls, chats, copies a number or applies. Counts
 * one per address, listing, figure and 10 minutes, none of bots and other sites, and always answers 204. Before the budget of
 * forms, which people behind one address share.
 */
export function takeTaps(count: (listing: View, figure: TapFigure) => void, clock = Date.now) {
  const counted = new LRUCache<string, number>({ max: MAX_REMEMBERED });
  const take: RequestHandler = (req, res) => {
    res.status(204).end();
    const tap = tapIn(req.body);
    if (!tap || isForeign(req) || isRobot(req)) return;
    const { near } = networksOf(String(req.headers['x-visitor-address']));
    const key = `${near} ${tap.listing.kind} ${tap.listing.id} ${tap.figure}`;
    const now = clock();
    if (now - (counted.get(key) ?? -Infinity) < WINDOW_MS) return;
    counted.set(key, now);
    count(tap.listing, tap.figure);
  };
  const ignore: ErrorRequestHandler = (_error, _req, res, _next) => void res.status(204).end();
  const body = text({ type: () => true, limit: MAX_BODY_BYTES });
  return Router().post('/tap', body, take).use('/tap', ignore);
}

function tapIn(body: unknown): { listing: View; figure: TapFigure } | undefined {
  try {
    const { kind, id, what } = JSON.parse(String(body)) as Record<string, unknown>;
    if ((kind !== 'companies' && kind !== 'jobs') || typeof id !== 'string' || !isUuid(id))
      return undefined;
    if (typeof what !== 'string' || !Object.hasOwn(figures, what)) return undefined;
    const figure = figures[what as keyof typeof figures];
    return { listing: { kind, id: id.toLowerCase() }, figure };
  } catch {
    return undefined;
  }
}
