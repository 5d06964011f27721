import { json, Router, type ErrorRequestHandler, type RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import { networksOf } from '#platform/networks.ts';
import { isUuid } from '#platform/uuid.ts';
import { isForeign } from '../refusals.ts';
import { isRobot, type View } from './page-views.ts';

/** Figures of taps by kind of press: copying a number counts as a call. */
const figures = new Map(
  Object.entries({ call: 'calls', copy: 'calls', chat: 'chats', apply: 'applies' } as const),
);
export type TapFigure = 'calls' | 'chats' | 'applies';

const WINDOW_MS = 10 * 60_000;
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
    const { kind, id, what } = req.body as Record<string, unknown>;
    const figure = figures.get(String(what));
    if ((kind !== 'companies' && kind !== 'jobs') || !isUuid(String(id)) || !figure) return;
    if (isForeign(req) || isRobot(req)) return;
    const listing = { kind, id: String(id).toLowerCase() } as const;
    const { near } = networksOf(String(req.headers['x-visitor-address']));
    const key = `${near} ${kind} ${listing.id} ${figure}`;
    const now = clock();
    if (now - (counted.get(key) ?? -Infinity) < WINDOW_MS) return;
    counted.set(key, now);
    count(listing, figure);
  };
  const ignore: ErrorRequestHandler = (_error, _req, res, _next) => void res.status(204).end();
  const body = json({ type: () => true, limit: MAX_BODY_BYTES });
  return Router().post('/tap', body, take).use('/tap', ignore);
}
