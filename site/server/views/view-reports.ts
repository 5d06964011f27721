import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { View } from './page-views.ts';

const interval = 5_000;
const patience = 3_000;
/** What the api takes in one report (POST /api/views in openapi.json). */
const mostInReport = 1_000;
const mostOfOne = 100_000;
/** While the api is away, so many listings are remembered; views of others are lost. */
const mostWaiting = 20_000;

/**
 * Views on their way to the api: gathered, and reported every few seconds. What cannot be reported waits for the next
 * time. A report whose answer is lost is sent again: rather twice than never.
 */
export class ViewReports {
  readonly #config: Pick<Config, 'apiUrl' | 'siteKey'>;
  readonly #log: Pick<Logger, 'warn' | 'error'>;
  /** How often each listing was seen, by `companies/<id>` or `jobs/<id>`. */
  #waiting = new Map<string, number>();
  #sending: Promise<void> = Promise.resolve();
  #failing = false;

  constructor(config: Pick<Config, 'apiUrl' | 'siteKey'>, log: Pick<Logger, 'warn' | 'error'>) {
    this.#config = config;
    this.#log = log;
  }

  /** Reports every few seconds from now on; without a key the api would believe nothing, so nothing is counted either. */
  start(): void {
    if (this.#config.siteKey) setInterval(() => void this.send(), interval).unref();
  }

  readonly count = ({ kind, id }: View): void => {
    if (this.#config.siteKey) this.#add(`${kind}/${id}`, 1);
  };

  /** Reports what was counted until now. Never fails: what was not taken is kept. */
  send(): Promise<void> {
    return (this.#sending = this.#sending.then(() => this.#sendAll()));
  }

  async #sendAll(): Promise<void> {
    while (this.#waiting.size > 0) {
      const batch = [...this.#waiting].slice(0, mostInReport);
      for (const [listing] of batch) this.#waiting.delete(listing);
      if (await this.#report(batch)) continue;
      for (const [listing, views] of batch) this.#add(listing, views);
      return;
    }
  }

  #add(listing: string, views: number): void {
    const known = this.#waiting.get(listing);
    if (known === undefined && this.#waiting.size >= mostWaiting) return;
    this.#waiting.set(listing, Math.min((known ?? 0) + views, mostOfOne));
  }

  /** Gives false when the same report may be taken later. */
  async #report(batch: [string, number][]): Promise<boolean> {
    const answer = await this.#post(batch).catch((error: Error) => error.message);
    const failed = answer !== 204;
    if (failed && !this.#failing) this.#log.warn(`Views cannot be reported for now: ${answer}`);
    this.#failing = failed;
    if (answer === 422) this.#log.error(`A report of ${batch.length} listings' views was refused.`);
    return !failed || answer === 422;
  }

  async #post(batch: [string, number][]): Promise<number> {
    const of = (kind: View['kind']) =>
      Object.fromEntries(
        batch.flatMap(([listing, views]) => {
          const [itsKind, id = ''] = listing.split('/');
          return itsKind === kind ? [[id, views]] : [];
        }),
      );
    const { status } = await fetch(new URL('/api/views', this.#config.apiUrl), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Site-Key': this.#config.siteKey },
      body: JSON.stringify({ companies: of('companies'), jobs: of('jobs') }),
      signal: AbortSignal.timeout(patience),
    });
    return status;
  }
}
