import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import type { Response } from 'express';
import { PublicVersion } from '#platform/answer-cache/public-version.ts';
import { config } from '../../config/config.ts';
import { RetryLaterException } from '../errors/retry-later.exception.ts';
import { VersionListener } from './version-listener.ts';

const MIN_EVENT_INTERVAL_MS = 50;

/** Follows the public version, for this instance's own answers and as server-sent events for the site. */
@Injectable()
export class PublicVersionEvents implements BeforeApplicationShutdown {
  /** The version as far as this instance knows it; disconnected until `follow` was called. */
  readonly followed = new PublicVersion();
  private readonly streams = new Set<Response>();
  private listener: Promise<VersionListener> | undefined;
  private version = 0;
  private sentVersion = 0;
  private timer: NodeJS.Timeout | undefined;
  private isStopping = false;
  private isWarned = false;
  private readonly logger = new Logger('PublicVersion');

  /** Connects to PostgreSQL's notifications, unless it is connected. */
  follow(): void {
    if (!this.listener) void this.listen().catch(() => undefined);
  }

  /** Waits until `followed` has whatever was committed before: the author of a write must see it at once. */
  async refresh(): Promise<void> {
    await (await this.listener?.catch(() => undefined))?.refresh();
  }

  /** Opens a stream. @throws RetryLaterException while PostgreSQL's notifications cannot be received */
  async open(response: Response): Promise<void> {
    await this.listen();
    if (response.destroyed) return;
    response.setHeader('Content-Type', 'text/event-stream').setHeader('Cache-Control', 'no-store');
    if (response.req.method === 'HEAD') return void response.end();
    this.streams.add(response.on('close', () => this.streams.delete(response)));
    response.write(eventOf(this.version));
  }

  /** Streams end first, since the server waits for open connections. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    (await this.listener?.catch(() => undefined))?.end();
    this.endStreams();
  }

  private async listen(): Promise<void> {
    if (this.isStopping) throw notFollowed();
    const listener = (this.listener ??= VersionListener.start({
      onVersion: (version) => this.receive(version),
      onLost: () => this.reset(),
    }));
    if (await listener.catch((error: Error) => this.warn(error))) return;
    // Another request may have started the next listener meanwhile.
    if (this.listener === listener) this.listener = undefined;
    throw notFollowed();
  }

  /** A version that is not new is a heartbeat. */
  private receive(version: number): void {
    this.isWarned = false;
    this.followed.announced(version, performance.now());
    if (version <= this.version) return this.write(': alive\n\n');
    this.version = version;
    if (!this.timer) this.publish();
  }

  private publish(): void {
    this.sentVersion = this.version;
    this.write(eventOf(this.version));
    this.timer = setTimeout(() => {
      this.timer = undefined;
      if (this.sentVersion < this.version) this.publish();
    }, MIN_EVENT_INTERVAL_MS);
  }

  /** Warns once per outage, since every request tries to follow the version. */
  private warn({ message }: Error): void {
    if (!this.isWarned) this.logger.warn(`${notKept}: ${message}`);
    this.isWarned = true;
  }

  private reset(): void {
    this.listener = undefined;
    this.followed.disconnected();
    this.version = this.sentVersion = 0;
    this.endStreams();
  }

  private write(text: string): void {
    for (const stream of this.streams) stream.write(text);
  }

  private endStreams(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    for (const stream of this.streams) stream.end();
    this.streams.clear();
  }
}

const notKept = `No page or answer is kept in memory, because ${
  config.databaseDirectUrl === config.databaseUrl ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL'
} does not tell of changes`;

const notFollowed = () =>
  new RetryLaterException(
    'Changes cannot be followed at the moment. Please try again in a few seconds.',
    1,
  );

const eventOf = (version: number) => `event: version\ndata: ${JSON.stringify({ version })}\n\n`;
