/** Without a word for so long, the API may have changed everything: it says at least that it lives every 5 s. */
const longestSilence = 12_000;
/** Of so many changes it is remembered when they were announced: of three seconds at least, since they come every 50 ms. */
const remembered = 64;

/** What the API has told of its listings. All times are milliseconds by `performance.now()`. */
export class Dataset {
  /** The newest version that was announced. */
  version = 0;
  /** When the API last said anything. */
  heardAt = -Infinity;
  /** Pages whose rendering began before are doubted, whatever their version says. */
  doubtedAt = -Infinity;
  #listening = false;
  #changes: { version: number; at: number }[] = [];

  /** The first word of a stream. A version that has gone back is another database's: no page is of it. */
  opened(version: number, now: number): void {
    if (version < this.version) {
      this.doubtedAt = now;
      this.#changes = [];
    }
    this.#listening = true;
    this.#became(version, now);
  }

  changed(version: number, now: number): void {
    if (version > this.version) this.#became(version, now);
    this.heardAt = now;
  }

  alive(now: number): void {
    this.heardAt = now;
  }

  /** The stream has ended: what changes from now on is not told. */
  lost(): void {
    this.#listening = false;
  }

  /** Something was written through this very server, and will be announced: who wrote it wants to see it at once. */
  doubt(now: number): void {
    this.doubtedAt = now;
  }

  isBlind(now: number): boolean {
    return !this.#listening || now - this.heardAt > longestSilence;
  }

  /** When it was first known that a page of this version is out of date; undefined while nothing newer is known. */
  outdatedSince(version: number, startedAt: number): number | undefined {
    const changed = version < this.version ? this.#announcedAfter(version) : Infinity;
    const since = startedAt < this.doubtedAt ? Math.min(changed, this.doubtedAt) : changed;
    return since === Infinity ? undefined : since;
  }

  #became(version: number, at: number): void {
    this.version = version;
    this.heardAt = at;
    this.#changes.push({ version, at });
    if (this.#changes.length > remembered) this.#changes.shift();
  }

  /** The first announcement of something newer, as far as it is remembered: by then the last one is seconds old. */
  #announcedAfter(version: number): number {
    return this.#changes.find((change) => change.version > version)?.at ?? -Infinity;
  }
}
