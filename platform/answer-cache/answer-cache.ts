import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  canServeStale,
  confirmedAt,
  evaluate,
  type Lifetimes,
  pageLifetimes,
} from './freshness.ts';
import { type Answer, KeptAnswer } from './kept-answer.ts';
import type { PublicVersion } from './public-version.ts';
import { respond } from './respond.ts';
import { Store } from './store.ts';

type Handler = (req: IncomingMessage, res: ServerResponse) => void;

/** The kept answer that a request is for. */
export interface Target {
  /** Requests with the same key get the same answer. */
  key: string;
  /** The number of such keys is unbounded, for example since they contain words typed by a visitor. */
  search: boolean;
}

interface AnswerCacheOptions<T extends Target> {
  /** Of this cache in `Cache-Status`. */
  name: string;
  /** The request headers that a key is made from. */
  vary: string;
  /** Undefined for requests that are not for a public answer. */
  targetOf: (req: IncomingMessage) => T | undefined;
  /**
   * Whether `passThrough` handles a request for a public answer all the same, since it is refused or personal; not a
   * promise for most requests.
   */
  bypass: (req: IncomingMessage, res: ServerResponse, target: T) => false | Promise<boolean>;
  passThrough: Handler;
  /** The answer for everybody: nothing that this one request carries may get into it. */
  compute: (target: T, req: IncomingMessage) => Promise<Answer>;
  version: PublicVersion;
  maxBytes: number;
  lifetimes?: Lifetimes;
  /** `Cache-Control`, and what else says how long an answer is valid: names and values in turn. */
  validity: (answer: KeptAnswer, now: number, target: T) => string[];
  /** Headers of this response alone, such as its id: names and values in turn. */
  responseHeaders: (req: IncomingMessage, res: ServerResponse, target: T) => string[];
  onError: (error: unknown) => void;
  /** Monotonic milliseconds; {@link performance.now} by default. */
  now?: () => number;
}

interface Inflight {
  startedAt: number;
  outcome: Promise<Outcome>;
}

/** `answer` is missing when it was personal or failed and must not be shared. */
interface Outcome {
  answer?: KeptAnswer;
  stored?: boolean;
  /** Whether coalesced requests may have it as well. */
  shared?: boolean;
}

/**
 * Public answers as finished bytes in front of a server's framework (docs/decisions/010), valid until the public version
 * changes or something in them ends. Requests for the same answer are coalesced into one computation.
 */
export class AnswerCache<T extends Target> {
  readonly #options: AnswerCacheOptions<T>;
  readonly #lifetimes: Lifetimes;
  readonly #store: Store;
  readonly #now: () => number;
  readonly #inflight = new Map<string, Inflight>();
  readonly #statusCounts = new Map<string, number>();

  constructor(options: AnswerCacheOptions<T>) {
    this.#options = options;
    this.#lifetimes = options.lifetimes ?? pageLifetimes;
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
    const target = this.#options.targetOf(req);
    if (!target) return this.#options.passThrough(req, res);
    const bypass = this.#options.bypass(req, res, target);
    if (!bypass) return this.#serve(target, req, res);
    void bypass.then((bypasses) => {
      if (!bypasses) return this.#serve(target, req, res);
      res.setHeader('Cache-Status', `${this.#options.name}; fwd=bypass`);
      this.#options.passThrough(req, res);
    });
  };

  #serve(target: T, req: IncomingMessage, res: ServerResponse): void {
    const kept = this.#store.get(target.key, target.search);
    if (!kept) return void this.#awaitAnswer(target, req, res, 'fwd=miss');
    const freshness = evaluate(kept, this.#options.version, this.#now(), this.#lifetimes);
    if (freshness === 'fresh') return this.#send(kept, target, req, res, 'hit');
    const isInflight = this.#inflight.has(target.key);
    if (freshness === 'miss' || (freshness === 'revalidate' && !isInflight))
      return void this.#awaitAnswer(target, req, res, 'fwd=stale');
    if (!isInflight) this.#start(target, req);
    this.#send(kept, target, req, res, 'hit; detail=renewing');
  }

  /** A computation that began before the request counts only if nothing changed in between. */
  async #awaitAnswer(target: T, req: IncomingMessage, res: ServerResponse, why: string) {
    const { version, passThrough } = this.#options;
    const arrivedAt = this.#now();
    const { current, invalidatedAt } = version;
    for (;;) {
      const joined = this.#inflight.get(target.key);
      const { startedAt, outcome } = joined ?? this.#start(target, req);
      const { answer, stored, shared } = await outcome;
      if (!answer) return passThrough(req, res);
      const isCurrent = answer.version >= current && startedAt >= invalidatedAt;
      if (startedAt < arrivedAt && !isCurrent) continue;
      const stale = isFault(answer) && this.#store.get(target.key, target.search);
      if (stale && canServeStale(stale, version, this.#now(), this.#lifetimes))
        return this.#send(stale, target, req, res, 'hit; detail=stale-if-error');
      if (joined && !shared) return passThrough(req, res);
      const status = `${why}${joined ? '; collapsed' : ''}${stored ? '; stored' : ''}`;
      return this.#send(answer, target, req, res, status);
    }
  }

  #start(target: T, req: IncomingMessage): Inflight {
    const startedAt = this.#now();
    const outcome = this.#compute(target, req)
      .catch((error: unknown): Outcome => {
        this.#options.onError(error);
        return {};
      })
      .finally(() => this.#inflight.delete(target.key));
    const inflight = { startedAt, outcome };
    this.#inflight.set(target.key, inflight);
    return inflight;
  }

  async #compute(target: T, req: IncomingMessage): Promise<Outcome> {
    const computed = await this.#options.compute(target, req);
    if (computed.personal) return {};
    const now = this.#now();
    const answer = new KeptAnswer(computed, now, this.#options.vary);
    if (answer.isPublic) {
      this.#store.set(target.key, target.search, answer);
      return { answer, stored: true, shared: true };
    }
    const previous = this.#store.get(target.key, target.search);
    if (!isFault(answer)) this.#store.delete(target.key, target.search);
    else if (previous) previous.failedAt = now;
    return { answer, shared: !computed.isOwn };
  }

  #send(
    answer: KeptAnswer,
    target: T,
    req: IncomingMessage,
    res: ServerResponse,
    status: string,
  ): void {
    const { name, version, validity, responseHeaders } = this.#options;
    const now = this.#now();
    const headers = responseHeaders(req, res, target);
    this.#statusCounts.set(status, (this.#statusCounts.get(status) ?? 0) + 1);
    headers.push(...validity(answer, now, target), 'Cache-Status', `${name}; ${status}`);
    if (answer.isPublic && !answer.isFixed)
      headers.push('Age', String(Math.floor((now - confirmedAt(answer, version)) / 1000)));
    void respond(answer, req, res, headers);
  }
}

/** Not about the answer itself: what it is computed from is away, or limits this visitor. */
const isFault = ({ status }: KeptAnswer) => status >= 500 || status === 429;
