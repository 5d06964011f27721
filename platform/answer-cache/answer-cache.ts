import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { canServeStale, confirmedAt, evaluate, type Lifetimes } from './freshness.ts';
import { type ComputedAnswer, KeptAnswer } from './kept-answer.ts';
import type { PublicVersion } from './public-version.ts';
import { respond } from './respond.ts';

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
  /**
   * The answer for everybody: nothing that this one request carries may get into it. Undefined when it is personal all the
   * same: `passThrough` handles the request.
   */
  compute: (target: T, req: IncomingMessage) => Promise<ComputedAnswer | undefined>;
  version: PublicVersion;
  maxBytes: number;
  lifetimes?: Lifetimes;
  /** Headers of this response alone, such as its id and how long its answer is valid: names and values in turn. */
  headers: (
    answer: KeptAnswer,
    now: number,
    target: T,
    req: IncomingMessage,
    res: ServerResponse,
  ) => string[];
  onError: (error: unknown) => void;
  /** Monotonic milliseconds; {@link performance.now} by default. */
  now?: () => number;
}

interface Inflight {
  startedAt: number;
  /** Undefined when it was personal or failed. */
  computed: Promise<KeptAnswer | undefined>;
}

/**
 * Public answers as finished bytes in front of a server's framework (docs/decisions/010), valid until the public version
 * changes or something in them ends. Requests for the same answer are coalesced into one computation.
 */
export class AnswerCache<T extends Target> {
  readonly #options: AnswerCacheOptions<T>;
  /** Answers by key. Each has half of the memory, so that searches do not evict what everybody reads. */
  readonly #searches: LRUCache<string, KeptAnswer>;
  readonly #others: LRUCache<string, KeptAnswer>;
  readonly #now: () => number;
  readonly #inflight = new Map<string, Inflight>();
  readonly #statusCounts = new Map<string, number>();

  constructor(options: AnswerCacheOptions<T>) {
    this.#options = options;
    const maxSize = Math.floor(options.maxBytes / 2);
    const sizeCalculation = ({ size }: KeptAnswer) => size;
    this.#searches = new LRUCache({ maxSize, sizeCalculation });
    this.#others = new LRUCache({ maxSize, sizeCalculation });
    this.#now = options.now ?? (() => performance.now());
  }

  get size() {
    return {
      entries: this.#others.size + this.#searches.size,
      bytes: this.#others.calculatedSize + this.#searches.calculatedSize,
    };
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

  #answers({ search }: Target) {
    return search ? this.#searches : this.#others;
  }

  #serve(target: T, req: IncomingMessage, res: ServerResponse): void {
    const kept = this.#answers(target).get(target.key);
    if (!kept) return void this.#awaitAnswer(target, req, res, 'fwd=miss');
    const freshness = evaluate(kept, this.#options.version, this.#now(), this.#options.lifetimes);
    if (freshness === 'fresh') return this.#send(kept, target, req, res, 'hit');
    const isInflight = this.#inflight.has(target.key);
    if (freshness === 'miss' || (freshness === 'revalidate' && !isInflight))
      return void this.#awaitAnswer(target, req, res, 'fwd=stale');
    if (!isInflight) this.#start(target, req);
    this.#send(kept, target, req, res, 'hit; detail=renewing');
  }

  /** A computation that began before the request counts only if nothing changed or ended in between. */
  async #awaitAnswer(target: T, req: IncomingMessage, res: ServerResponse, why: string) {
    const { version, passThrough } = this.#options;
    const arrivedAt = this.#now();
    const { current, invalidatedAt } = version;
    for (;;) {
      const joined = this.#inflight.get(target.key);
      const { startedAt, computed } = joined ?? this.#start(target, req);
      const answer = await computed;
      if (!answer) return passThrough(req, res);
      const isCurrent = answer.version >= current && startedAt >= invalidatedAt;
      if (startedAt < arrivedAt && !(isCurrent && arrivedAt < answer.endsAt)) continue;
      const stale = isFault(answer) && this.#answers(target).get(target.key);
      if (stale && canServeStale(stale, version, this.#now(), this.#options.lifetimes))
        return this.#send(stale, target, req, res, 'hit; detail=stale-if-error');
      if (joined && answer.isOwn) return passThrough(req, res);
      const status = `${why}${joined ? '; collapsed' : ''}${answer.isPublic ? '; stored' : ''}`;
      return this.#send(answer, target, req, res, status);
    }
  }

  #start(target: T, req: IncomingMessage): Inflight {
    const startedAt = this.#now();
    const computed = this.#compute(target, req, startedAt)
      .catch((error: unknown) => void this.#options.onError(error))
      .finally(() => this.#inflight.delete(target.key));
    const inflight = { startedAt, computed };
    this.#inflight.set(target.key, inflight);
    return inflight;
  }

  /** Stores the answer in place of the previous one, which a fault leaves there. */
  async #compute(target: T, req: IncomingMessage, startedAt: number) {
    const computed = await this.#options.compute(target, req);
    if (!computed) return undefined;
    const now = this.#now();
    const answer = new KeptAnswer(computed, startedAt, now, this.#options.vary);
    const answers = this.#answers(target);
    const previous = answers.get(target.key);
    if (answer.isPublic) answers.set(target.key, answer);
    else if (!isFault(answer)) answers.delete(target.key);
    else if (previous) previous.failedAt = now;
    return answer;
  }

  #send(
    answer: KeptAnswer,
    target: T,
    req: IncomingMessage,
    res: ServerResponse,
    status: string,
  ): void {
    const { name, version } = this.#options;
    const now = this.#now();
    const headers = this.#options.headers(answer, now, target, req, res);
    this.#statusCounts.set(status, (this.#statusCounts.get(status) ?? 0) + 1);
    headers.push('Cache-Status', `${name}; ${status}`);
    if (answer.isPublic && !answer.isFixed)
      headers.push('Age', String(Math.floor((now - confirmedAt(answer, version)) / 1000)));
    void respond(answer, req, res, headers);
  }
}

/** Errors that say nothing about the page: a dependency is down, or this visitor is limited. */
const isFault = ({ status }: KeptAnswer) => status >= 500 || status === 429;
