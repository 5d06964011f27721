import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { BoundedMemory } from '#platform/bounded-memory.ts';
import { networksOf } from '#platform/networks.ts';
import { explanation } from './plain-page.ts';
import { problem } from './problem.ts';
import { closeAfter, explainAs, refusedData } from './refusals.ts';

const MB = 1024 * 1024;

/**
 * The work that one network may cause, in the memory of this process. Wide, since mobile carriers, campuses and offices put
 * thousands of people behind one IPv4 address; pages from the page cache, files and images cost nothing.
 */
const budgets = {
  /** Pages that are rendered, not served from the cache. */
  renders: { near: 600, wide: 2_400, seconds: 60 },
  /** Posts to a page. */
  forms: { near: 300, wide: 1_200, seconds: 600 },
  /** Request body bytes: about 80 full-size photos, or 1,000 shrunk by the form. */
  bytes: { near: 400 * MB, wide: 1_600 * MB, seconds: 600 },
  /** Counted views of one listing; more are not refused but not counted. */
  views: { near: 30, wide: 120, seconds: 3_600 },
};
type BudgetSizes = typeof budgets;

/** Counts what networks cost: an address or /64, and the /24 or /48 around it. */
export class Budgets {
  readonly #counters = new Map<string, readonly [near: BoundedMemory, wide: BoundedMemory]>();

  /** `sizes` null: nothing is counted (RATE_LIMITS=off). */
  constructor(sizes: BudgetSizes | null = budgets) {
    for (const [keyPrefix, { near, wide, seconds: duration }] of Object.entries(sizes ?? {})) {
      const counter = (points: number) => new BoundedMemory({ keyPrefix, points, duration });
      this.#counters.set(keyPrefix, [counter(near), counter(wide)]);
    }
  }

  /** Counts `points` for a network; the seconds to wait, when it has spent its budget. `of` separates budgets. */
  async spend(
    name: keyof BudgetSizes,
    address: string,
    points = 1,
    of = '',
  ): Promise<number | undefined> {
    const counters = this.#counters.get(name);
    if (!counters) return undefined;
    const { near, wide } = networksOf(address);
    try {
      await counters[0].consume(`${near} ${of}`, points);
      await counters[1].consume(`${wide} ${of}`, points);
    } catch (spent) {
      if (!(spent instanceof RateLimiterRes)) throw spent;
      return Math.max(1, Math.ceil(spent.msBeforeNext / 1000));
    }
    return undefined;
  }
}

/** Refuses forms and bodies of a network that has spent its budget, before they are read. */
export const limitBodies =
  (budgets: Budgets): RequestHandler =>
  (req, res, next) => {
    if (req.method === 'GET' || req.method === 'HEAD') return next();
    const bytes = Number(req.headers['content-length'] ?? 0);
    const address = String(req.headers['x-visitor-address']);
    const isForm = !/^\/(api|uploads)(\/|$)/i.test(req.path);
    const spend = async () =>
      (isForm && (await budgets.spend('forms', address))) ||
      (bytes > 0 && (await budgets.spend('bytes', address, bytes)));
    spend().then((seconds) => {
      if (!seconds) return next();
      closeAfter(req, res);
      // A form that has waited is posted by script, which shows the message.
      if (isForm && !req.path.startsWith('/unsent/')) return refuse(seconds, req, res, next);
      res.set('Retry-After', String(seconds));
      res.end(problem(req, res, 429, 'Too much is being sent from your network.'));
    }, next);
  };

/** Refuses pages to a network that has had too many rendered. */
export const limitRenders =
  (budgets: Budgets): RequestHandler =>
  (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    budgets.spend('renders', String(req.headers['x-visitor-address'])).then((seconds) => {
      if (seconds) refuse(seconds, req, res, next);
      else next();
    }, next);
  };

/** The script of a page is answered as data, since it would report an HTML page as a lost connection. */
function refuse(seconds: number, req: Request, res: Response, next: NextFunction) {
  res.set('Retry-After', String(seconds));
  if (!refusedData(req.originalUrl)) return explanation(res, 429);
  explainAs(429, req, res);
  next();
}
