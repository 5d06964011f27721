import type { IncomingMessage, ServerResponse } from 'node:http';
import { CachedPage } from './cached-page.ts';
import { cacheControl, canServeStale, confirmedAt, evaluate } from './freshness.ts';
import type { PublicVersion } from './public-version.ts';
import type { Render, RequestContext } from './render.ts';
import { targetOf, type Target } from './request.ts';
import { respond } from './respond.ts';
import { Store } from './store.ts';

type Handler = (req: IncomingMessage, res: ServerResponse) => void;

interface PageCacheOptions {
  /** Handles requests that are not for public pages: forms, files, the API, pages of one visitor. */
  passThrough: Handler;
  render: Render;
  version: PublicVersion;
  maxBytes: number;
  /** Headers of this response alone, such as its id: names and values in turn. */
  responseHeaders: (req: IncomingMessage, res: ServerResponse, target: Target) => string[];
  requestContext: (req: IncomingMessage) => RequestContext;
  /**
   * Whether the page would carry the message that a form left for this visitor; false at once for most requests. Public
   * pages read nothing else that a browser sends.
   */
  isPersonal: (req: IncomingMessage) => false | Promise<boolean>;
  onError: (error: unknown) => void;
  /** Monotonic milliseconds; {@link performance.now} by default. */
  now?: () => number;
}

interface Inflight {
  startedAt: number;
  outcome: Promise<RenderOutcome>;
}

/** `page` is missing when the response was personal or failed and must not be shared. */
interface RenderOutcome {
  page?: CachedPage;
  stored?: boolean;
  /** Whether coalesced requests may have it as well. */
  shared?: boolean;
}

/**
 * The page cache in front of Express and Remix (docs/decisions/010): public pages as finished bytes, by normalised
 * address. Requests for the same page are coalesced into one rendering.
 */
export class PageCache {
  readonly #options: PageCacheOptions;
  readonly #store: Store;
  readonly #now: () => number;
  readonly #inflight = new Map<string, Inflight>();
  readonly #statusCounts = new Map<string, number>();

  constructor(options: PageCacheOptions) {
    this.#options = options;
    this.#store = new Store(options.maxBytes);
    this.#now = options.now ?? (() => performance.now());
  }

  get size() {
    return this.#store.size;
  }

  /** Number of responses by their `Cache-Status`. */
  get statusCounts(): ReadonlyMap<string, number> {
    return this.#statusCounts;
  }

  readonly handle: Handler = (req, res) => {
    const target = targetOf(req);
    if (!target) return this.#options.passThrough(req, res);
    const personal = this.#options.isPersonal(req);
    if (!personal) return this.#serve(target, req, res);
    void personal.then((isPersonal) => {
      if (!isPersonal) return this.#serve(target, req, res);
      res.setHeader('Cache-Status', 'site; fwd=bypass');
      this.#options.passThrough(req, res);
    });
  };

  #serve(target: Target, req: IncomingMessage, res: ServerResponse): void {
    const page = this.#store.get(target.key, target.search);
    if (!page) return void this.#awaitRender(target, req, res, 'fwd=miss');
    const freshness = evaluate(page, this.#options.version, this.#now());
    if (freshness === 'fresh') return this.#send(page, target, req, res, 'hit');
    const isInflight = this.#inflight.has(target.key);
    if (freshness === 'miss' || (freshness === 'revalidate' && !isInflight))
      return void this.#awaitRender(target, req, res, 'fwd=stale');
    if (!isInflight) this.#startRender(target, req);
    this.#send(page, target, req, res, 'hit; detail=renewing');
  }

  /** A rendering that began before the request counts only if nothing changed in between. */
  async #awaitRender(target: Target, req: IncomingMessage, res: ServerResponse, why: string) {
    const { version, passThrough } = this.#options;
    const arrivedAt = this.#now();
    const { current, invalidatedAt } = version;
    for (;;) {
      const joined = this.#inflight.get(target.key);
      const { startedAt, outcome } = joined ?? this.#startRender(target, req);
      const { page, stored, shared } = await outcome;
      if (!page) return passThrough(req, res);
      const isCurrent = page.version >= current && startedAt >= invalidatedAt;
      if (startedAt < arrivedAt && !isCurrent) continue;
      const stale = isFault(page) && this.#store.get(target.key, target.search);
      if (stale && canServeStale(stale, version, this.#now()))
        return this.#send(stale, target, req, res, 'hit; detail=stale-if-error');
      if (joined && !shared) return passThrough(req, res);
      const status = `${why}${joined ? '; collapsed' : ''}${stored ? '; stored' : ''}`;
      return this.#send(page, target, req, res, status);
    }
  }

  #startRender(target: Target, req: IncomingMessage): Inflight {
    const startedAt = this.#now();
    const outcome = this.#render(target, req)
      .catch((error: unknown): RenderOutcome => {
        this.#options.onError(error);
        return {};
      })
      .finally(() => this.#inflight.delete(target.key));
    const inflight = { startedAt, outcome };
    this.#inflight.set(target.key, inflight);
    return inflight;
  }

  async #render(target: Target, req: IncomingMessage): Promise<RenderOutcome> {
    const rendered = await this.#options.render(target, this.#options.requestContext(req));
    if (rendered.personal) return {};
    const now = this.#now();
    const page = new CachedPage(rendered, now);
    if (page.isPublic) {
      this.#store.set(target.key, target.search, page);
      return { page, stored: true, shared: true };
    }
    const previous = this.#store.get(target.key, target.search);
    if (!isFault(page)) this.#store.delete(target.key, target.search);
    else if (previous) previous.failedAt = now;
    return { page, shared: page.status !== 429 };
  }

  #send(
    page: CachedPage,
    target: Target,
    req: IncomingMessage,
    res: ServerResponse,
    status: string,
  ): void {
    const { version, responseHeaders } = this.#options;
    const now = this.#now();
    const headers = responseHeaders(req, res, target);
    this.#statusCounts.set(status, (this.#statusCounts.get(status) ?? 0) + 1);
    const control = cacheControl(page, version, now);
    const isForAll = !target.isChosen || !control.startsWith('public');
    headers.push('Cache-Control', isForAll ? control : 'private, max-age=0');
    headers.push('Cache-Status', `site; ${status}`);
    if (page.isPublic && !page.isFixed)
      headers.push('Age', String(Math.floor((now - confirmedAt(page, version)) / 1000)));
    void respond(page, req, res, headers);
  }
}

/** Not about the page itself: the API is away, or limits this visitor. */
const isFault = ({ status }: CachedPage) => status >= 500 || status === 429;
