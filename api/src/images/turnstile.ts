import { HttpStatus } from '@nestjs/common';
import { RetryLaterException } from '../errors/retry-later.exception.ts';

/** Lets `places` tasks run at a time and `seats` wait; one more is told to come back. */
export class Turnstile {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly places: number,
    private readonly seats: number,
    private readonly sentence = 'Many images are being processed at the moment.',
  ) {}

  /** How many tasks run, and how many wait. */
  get load(): { running: number; waiting: number } {
    return { running: this.running, waiting: this.waiting.length };
  }

  /** @throws RetryLaterException (503) when every seat is taken. */
  async pass<T>(task: () => Promise<T>): Promise<T> {
    await this.enter();
    try {
      return await task();
    } finally {
      this.leave();
    }
  }

  private async enter(): Promise<void> {
    if (this.running < this.places) {
      this.running += 1;
      return;
    }
    if (this.waiting.length >= this.seats) {
      throw new RetryLaterException(
        HttpStatus.SERVICE_UNAVAILABLE,
        `${this.sentence} Please try again in a few seconds.`,
        5,
      );
    }
    await new Promise<void>((seated) => this.waiting.push(seated));
  }

  private leave(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.running -= 1;
  }
}
