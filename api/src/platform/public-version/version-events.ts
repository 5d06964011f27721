import { type BeforeApplicationShutdown, HttpStatus, Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { RetryLaterException } from '../errors/retry-later.exception.ts';
import { VersionListener } from './version-listener.ts';

/** At most one event in so many milliseconds, per stream. */
const pause = 50;

/** Tells the site, on streams that stay open, which version the dataset has (HTML, server-sent events). */
@Injectable()
export class PublicVersionEvents implements BeforeApplicationShutdown {
  private readonly streams = new Set<Response>();
  private listening: Promise<VersionListener> | undefined;
  private version = 0;
  private told = 0;
  private waiting: NodeJS.Timeout | undefined;
  private isStopping = false;

  /** Opens a stream. @throws RetryLaterException while nothing would be heard on it */
  async open(response: Response): Promise<void> {
    await this.listen();
    if (response.destroyed) return;
    response.setHeader('Content-Type', 'text/event-stream').setHeader('Cache-Control', 'no-store');
    if (response.req.method === 'HEAD') return void response.end();
    this.streams.add(response.on('close', () => this.streams.delete(response)));
    response.write(eventOf(this.version));
  }

  /** Streams end first: the server waits for its connections. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    (await this.listening?.catch(() => undefined))?.end();
    this.endStreams();
  }

  private async listen(): Promise<void> {
    try {
      if (this.isStopping) throw new Error('stopping');
      this.listening ??= VersionListener.start({
        heard: (version) => this.hear(version),
        lost: () => this.lose(),
      });
      await this.listening;
    } catch {
      this.listening = undefined;
      throw new RetryLaterException(
        HttpStatus.SERVICE_UNAVAILABLE,
        'Changes cannot be heard of at the moment. Please try again in a few seconds.',
        1,
      );
    }
  }

  /** A version, or the one that is known: then it only says that all is well. */
  private hear(version: number): void {
    if (version <= this.version) return this.write(': alive\n\n');
    this.version = version;
    if (!this.waiting) this.tell();
  }

  private tell(): void {
    this.told = this.version;
    this.write(eventOf(this.version));
    this.waiting = setTimeout(() => {
      this.waiting = undefined;
      if (this.told < this.version) this.tell();
    }, pause);
  }

  private lose(): void {
    this.listening = undefined;
    this.version = this.told = 0;
    this.endStreams();
  }

  private write(text: string): void {
    for (const stream of this.streams) stream.write(text);
  }

  private endStreams(): void {
    clearTimeout(this.waiting);
    this.waiting = undefined;
    for (const stream of this.streams) stream.end();
    this.streams.clear();
  }
}

const eventOf = (version: number) => `event: version\ndata: ${JSON.stringify({ version })}\n\n`;
