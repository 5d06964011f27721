import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { View } from './page-views.ts';
import type { TapFigure } from './taps.ts';

const INTERVAL_MS = 5_000;
const TIMEOUT_MS = 3_000;
/** Limits of `POST /api/views`. */
const MAX_BATCH = 1_000;
const MAX_COUNT = 100_000;
/** Listings remembered while the API is away; views of others are lost. */
const MAX_QUEUE = 20_000;

type Counts = Partial<Record<'views' | TapFigure, number>>;

/** Views and taps on their way to the API, reported in batches, at least once: a report whose response is lost is sent again. */
export class ViewReports {
  readonly #config: Pick<Config, 'apiUrl' | 'siteKey'>;
  readonly #log: Pick<Logger, 'warn' | 'error'>;
  /** By `companies/<id>`, `jobs/<id>` or `missed/<search>`. */
  #queue = new Map<string, Counts>();
  #sending: Promise<void> = Promise.resolve();
  #failing = false;

  constructor(config: Pick<Config, 'apiUrl' | 'siteKey'>, log: Pick<Logger, 'warn' | 'error'>) {
    this.#config = config;
    this.#log = log;
  }

  /** Reports every 5 s from now on; without a site key, which the API requires, nothing is counted. */
  start(): void {
    if (this.#config.siteKey) setInterval(() => void this.send(), INTERVAL_MS).unref();
  }

  readonly count = ({ kind, id }: View, figure: keyof Counts = 'views'): void => {
    if (this.#config.siteKey) this.#add(`${kind}/${id}`, { [figure]: 1 });
  };

  /** Reports the queue. Never rejects: failed batches stay queued. */
  send(): Promise<void> {
    return (this.#sending = this.#sending.then(() => this.#sendAll()));
  }

  async #sendAll(): Promise<void> {
    while (this.#queue.size > 0) {
      const batch = [...this.#queue].slice(0, MAX_BATCH);
      for (const [listing] of batch) this.#queue.delete(listing);
      if (await this.#report(batch)) continue;
      for (const [listing, counts] of batch) this.#add(listing, counts);
      return;
    }
  }

  #add(listing: string, counts: Counts): void {
    const known = this.#queue.get(listing);
    if (known === undefined && this.#queue.size >= MAX_QUEUE) return;
    const sum = { ...known };
    for (const [figure, count] of Object.entries(counts) as [keyof Counts, number][])
      sum[figure] = Math.min((sum[figure] ?? 0) + count, MAX_COUNT);
    this.#queue.set(listing, sum);
  }

  /** Returns false when the same report should be sent again later. */
  async #report(batch: [string, Counts][]): Promise<boolean> {
    const status = await this.#post(batch).catch((error: Error) => error.message);
    const failed = status !== 204;
    if (failed && !this.#failing) this.#log.warn(`Views cannot be reported for now: ${status}`);
    this.#failing = failed;
    if (status === 422) this.#log.error(`A report of ${batch.length} listings' views was refused.`);
    return !failed || status === 422;
  }

  async #post(batch: [string, Counts][]): Promise<number> {
    const report: Record<View['kind'], Record<string, number>> = {
      companies: {},
      jobs: {},
      missed: {},
    };
    const taps: Record<string, Counts> = {};
    for (const [listing, { views, ...others }] of batch) {
      const kind = listing.split('/', 1)[0] as View['kind'];
      const id = listing.slice(kind.length + 1);
      if (views) report[kind][id] = views;
      if (Object.keys(others).length > 0) taps[id] = others;
    }
    const { status } = await fetch(new URL('/api/views', this.#config.apiUrl), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Site-Key': this.#config.siteKey },
      body: JSON.stringify({ ...report, ...(Object.keys(taps).length > 0 && { taps }) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return status;
  }
}
