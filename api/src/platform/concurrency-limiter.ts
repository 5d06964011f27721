import { HttpStatus } from '@nestjs/common';
import { RetryLaterException } from './errors/retry-later.exception.ts';

interface Manners {
  /** Why somebody has to come back. */
  sentence?: string;
  /** In milliseconds: nobody waits longer. */
  patience?: number;
}

/** Lets `places` tasks run at a time and `seats` wait; one more is told to come back, and who has waited long enough. */
export class Turnstile {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly places: number,
    private readonly seats: number,
    private readonly manners: Manners = {},
  ) {}

  /** How many tasks run, and how many wait. */
  get load(): { running: number; waiting: number } {
    return { running: this.running, waiting: this.waiting.length };
  }

  /** @throws RetryLaterException (503) when every seat is taken, or none of the places was free in time. */
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
    if (this.waiting.length >= this.seats) throw this.comeBack();
    const { patience } = this.manners;
    await new Promise<void>((seated, unseated) => {
      const takePlace = () => {
        clearTimeout(timer);
        seated();
      };
      const giveUp = () => {
        this.waiting.splice(this.waiting.indexOf(takePlace), 1);
        unseated(this.comeBack());
      };
      const timer = patience === undefined ? undefined : setTimeout(giveUp, patience);
      this.waiting.push(takePlace);
    });
  }

  private comeBack(): RetryLaterException {
    const { sentence = 'Many images are being processed at the moment.' } = this.manners;
    return new RetryLaterException(
      HttpStatus.SERVICE_UNAVAILABLE,
      `${sentence} Please try again in a few seconds.`,
      5,
    );
  }

  private leave(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.running -= 1;
  }
}
