import { RetryLaterException } from './errors/retry-later.exception.ts';

interface ConcurrencyLimiterOptions {
  maxRunning: number;
  maxQueue: number;
  /** Absent: a queued task waits for as long as it takes. */
  queueTimeoutMs?: number;
  /** The reason in the message of the 503. */
  busyMessage: string;
}

/** Bounds how many tasks run and wait at once; a task beyond that is refused with 503. */
export class ConcurrencyLimiter {
  private running = 0;
  private readonly queue: (() => void)[] = [];

  constructor(private readonly options: ConcurrencyLimiterOptions) {}

  get load(): { running: number; waiting: number } {
    return { running: this.running, waiting: this.queue.length };
  }

  /** @throws RetryLaterException (503) when the queue is full, or the task has waited too long */
  async run<T>(task: () => Promise<T>): Promise<T> {
    await this.acquire();
    try {
      return await task();
    } finally {
      this.release();
    }
  }

  private async acquire(): Promise<void> {
    const { maxRunning, maxQueue, queueTimeoutMs } = this.options;
    if (this.running < maxRunning) {
      this.running += 1;
      return;
    }
    if (this.queue.length >= maxQueue) throw this.busy();
    await new Promise<void>((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      const giveUp = () => {
        this.queue.splice(this.queue.indexOf(start), 1);
        reject(this.busy());
      };
      const timer = queueTimeoutMs === undefined ? undefined : setTimeout(giveUp, queueTimeoutMs);
      this.queue.push(start);
    });
  }

  private release(): void {
    const next = this.queue.shift();
    if (next) next();
    else this.running -= 1;
  }

  private busy(): RetryLaterException {
    return new RetryLaterException(
      `${this.options.busyMessage} Please try again in a few seconds.`,
      5,
    );
  }
}
