/** The API sends at least a heartbeat every 5 s; after a longer silence it may have changed everything. */
const HEARTBEAT_TIMEOUT_MS = 12_000;
/** Announcements kept with their time: at least three seconds of them, since they come every 50 ms at most. */
const MAX_ANNOUNCEMENTS = 64;

/** The version of the public listings as the API announces it. Times are milliseconds by `performance.now()`. */
export class PublicVersion {
  /** The newest version that was announced. */
  current = 0;
  lastMessageAt = -Infinity;
  /** Answers whose computation began earlier are invalid, whatever their version. */
  invalidatedAt = -Infinity;
  #isConnected = false;
  #announcements: { version: number; at: number }[] = [];

  /** An event of the stream. A first one lower than before is of another database: no kept answer is valid. */
  announced(version: number, now: number): void {
    const isFirst = !this.#isConnected;
    if (isFirst && version < this.current) {
      this.invalidatedAt = now;
      this.#announcements = [];
    }
    this.#isConnected = true;
    this.lastMessageAt = now;
    if (!isFirst && version <= this.current) return;
    this.current = version;
    this.#announcements.push({ version, at: now });
    if (this.#announcements.length > MAX_ANNOUNCEMENTS) this.#announcements.shift();
  }

  heartbeat(now: number): void {
    this.lastMessageAt = now;
  }

  disconnected(): void {
    this.#isConnected = false;
  }

  /** Invalidates after a write through this server, whose author must see it before the announcement. */
  invalidate(now: number): void {
    this.invalidatedAt = now;
  }

  isDisconnected(now: number): boolean {
    return !this.#isConnected || now - this.lastMessageAt > HEARTBEAT_TIMEOUT_MS;
  }

  /** The time at which an answer of this version became stale; undefined while it is current. */
  staleSince(version: number, startedAt: number): number | undefined {
    const changedAt = version < this.current ? this.#announcedAfter(version) : Infinity;
    const since =
      startedAt < this.invalidatedAt ? Math.min(changedAt, this.invalidatedAt) : changedAt;
    return since === Infinity ? undefined : since;
  }

  /** The first newer announcement that is still kept: if older ones were dropped, this one is seconds old as well. */
  #announcedAfter(version: number): number {
    return this.#announcements.find((change) => change.version > version)?.at ?? -Infinity;
  }
}
