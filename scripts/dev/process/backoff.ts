const MIN_DELAY_MS = 250;
const MAX_DELAY_MS = 5_000;
const MAX_DEATHS = 5;
const WINDOW_MS = 60_000;

/** When to restart a process that exits by itself. */
export class Backoff {
  #deaths: number[] = [];

  /**
   * Records an exit at `now` (ms). Returns the delay before the restart in ms; undefined for the fifth exit within a minute,
   * unless `passes`: its cause, such as a full disk, can pass without a restart of everything.
   */
  delayAfterDeath({ passes = false, now = performance.now() } = {}): number | undefined {
    this.#deaths = [...this.#deaths.filter((at) => now - at < WINDOW_MS), now];
    if (this.#deaths.length >= MAX_DEATHS) return passes ? MAX_DELAY_MS : undefined;
    return Math.min(MAX_DELAY_MS, MIN_DELAY_MS * 3 ** (this.#deaths.length - 1));
  }
}
