import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerWith } from './answer.ts';
import type { Dataset } from './dataset.ts';
import { cacheControl, judge, knownAt, survives } from './freshness.ts';
import { Page } from './page.ts';
import type { Asker, Render } from './render.ts';
import { isPersonal, targetOf, type Target } from './request.ts';
import { Store } from './store.ts';

type Handler = (req: IncomingMessage, res: ServerResponse) => void;

interface Parts {
  /** Answers whatever is not answered from here: forms, files, the API, what is one visitor's own. */
  pass: Handler;
  render: Render;
  dataset: Dataset;
  /** Most bytes of pages in memory. */
  bytes: number;
  /** Gives what only this answer says, such as its id: names and values in turn. */
  introduce: (req: IncomingMessage, res: ServerResponse, target: Target) => string[];
  askerOf: (req: IncomingMessage) => Asker;
  failed: (error: unknown) => void;
  /** Milliseconds, never backwards; {@link performance.now} unless told. */
  now?: () => number;
}

/** A rendering under way. */
interface Flight {
  startedAt: number;
  landed: Promise<Landed>;
}

/** What a rendering came to: without a page when it was personal or failed, and then nobody is answered with it. */
interface Landed {
  page?: Page;
  stored?: boolean;
  /** Whether those who waited with the first one may have it. */
  shared?: boolean;
}

/**
 * The page cache in front of Express and Remix (docs/decisions/010): public pages as finished bytes, by normalised address.
 * One rendering per page at a time, whoever wants it meanwhile waits for that one.
 */
export class PageCache {
  readonly #parts: Parts;
  readonly #store: Store;
  readonly #now: () => number;
  readonly #flights = new Map<string, Flight>();
  readonly #answers = new Map<string, number>();

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#store = new Store(parts.bytes);
    this.#now = parts.now ?? (() => performance.now());
  }

  get size() {
    return this.#store.size;
  }

  /** How many answers carried which `Cache-Status`. */
  get answers(): ReadonlyMap<string, number> {
    return this.#answers;
  }

  readonly handle: Handler = (req, res) => {
    const target = targetOf(req);
    if (!target) return this.#parts.pass(req, res);
    if (isPersonal(req)) {
      res.setHeader('Cache-Status', 'site; fwd=bypass');
      return this.#parts.pass(req, res);
    }
    const page = this.#store.get(target.key, target.search);
    if (!page) return void this.#wait(target, req, res, 'fwd=miss');
    const now = this.#now();
    const verdict = judge(page, this.#parts.dataset, now);
    if (verdict === 'fresh') return this.#send(page, target, req, res, 'hit');
    const flies = this.#flights.has(target.key);
    if (verdict === 'wait' || (verdict === 'change' && !flies))
      return void this.#wait(target, req, res, 'fwd=stale');
    if (!flies) this.#takeOff(target, req);
    this.#send(page, target, req, res, 'hit; detail=renewing');
  };

  /** Answers with what is being rendered; with what was read before the request came only where that is still so. */
  async #wait(target: Target, req: IncomingMessage, res: ServerResponse, why: string) {
    const { dataset, pass } = this.#parts;
    const arrived = this.#now();
    const { version, doubtedAt } = dataset;
    for (;;) {
      const joined = this.#flights.get(target.key);
      const { startedAt, landed } = joined ?? this.#takeOff(target, req);
      const { page, stored, shared } = await landed;
      if (!page) return pass(req, res);
      const isCurrent = page.version >= version && startedAt >= doubtedAt;
      if (startedAt < arrived && !isCurrent) continue;
      const kept = isFault(page) && this.#store.get(target.key, target.search);
      if (kept && survives(kept, dataset, this.#now()))
        return this.#send(kept, target, req, res, 'hit; detail=stale-if-error');
      if (joined && !shared) return pass(req, res);
      const how = `${why}${joined ? '; collapsed' : ''}${stored ? '; stored' : ''}`;
      return this.#send(page, target, req, res, how);
    }
  }

  #takeOff(target: Target, req: IncomingMessage): Flight {
    const startedAt = this.#now();
    const landed = this.#land(target, req)
      .catch((error: unknown): Landed => {
        this.#parts.failed(error);
        return {};
      })
      .finally(() => this.#flights.delete(target.key));
    const flight = { startedAt, landed };
    this.#flights.set(target.key, flight);
    return flight;
  }

  async #land(target: Target, req: IncomingMessage): Promise<Landed> {
    const rendered = await this.#parts.render(target, this.#parts.askerOf(req));
    if (rendered.personal) return {};
    const now = this.#now();
    const page = new Page(rendered, now);
    if (page.isPublic) {
      this.#store.set(target.key, target.search, page);
      return { page, stored: true, shared: true };
    }
    const kept = this.#store.get(target.key, target.search);
    if (!isFault(page)) this.#store.delete(target.key, target.search);
    else if (kept) kept.failedAt = now;
    return { page, shared: page.status !== 429 };
  }

  #send(
    page: Page,
    target: Target,
    req: IncomingMessage,
    res: ServerResponse,
    status: string,
  ): void {
    const { dataset, introduce } = this.#parts;
    const now = this.#now();
    const own = introduce(req, res, target);
    this.#answers.set(status, (this.#answers.get(status) ?? 0) + 1);
    own.push('Cache-Control', cacheControl(page, dataset, now), 'Cache-Status', `site; ${status}`);
    if (page.isPublic && !page.isFixed)
      own.push('Age', String(Math.floor((now - knownAt(page, dataset)) / 1000)));
    void answerWith(page, req, res, own);
  }
}

/** Nothing that the page itself is about: the API is away, or has had enough of this visitor. */
const isFault = ({ status }: Page) => status >= 500 || status === 429;
