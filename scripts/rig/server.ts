import { appendFileSync } from 'node:fs';
import { api, site } from '../supervisor/product.ts';
import { waitUntilReady } from '../supervisor/readiness.ts';
import type { Part } from '../supervisor/part.ts';
import type { Stack } from '../supervisor/stack.ts';
import { usage } from './usage.ts';

export type Kind = 'api' | 'site';

export interface ServerOptions {
  stack: Stack;
  kind: Kind;
  /** `api-1`, `site-2`. */
  id: string;
  port: number;
  env: NodeJS.ProcessEnv;
  /** Where its lines go, whole. */
  logFile: string;
}

const programs = { api: api.args, site: site.args };
const probes = { api: '/api/health', site: '/health' };
/** What the api logs when it answers 500. */
const unforeseen = /A fault nobody foresaw|"status(Code)?":500/;

/** One process of the api or of the site, which can be ended in any way and started again on the same port. */
export class Server {
  readonly id: string;
  readonly kind: Kind;
  readonly port: number;
  /** Itself, past the balancer. */
  readonly url: string;
  /** How it ended whenever nobody had asked for that, and what it last said. */
  readonly deaths: string[] = [];
  /** Lines of its log that tell of a fault that no code foresaw. */
  readonly faults: string[] = [];
  readonly #options: ServerOptions;
  #part?: Part;
  #askedToEnd = false;

  constructor(options: ServerOptions) {
    this.id = options.id;
    this.kind = options.kind;
    this.port = options.port;
    this.url = `http://127.0.0.1:${options.port}`;
    this.#options = options;
  }

  /** Starts it, with `env` over the rig's own for this start alone; resolves when it is live, ready or not. */
  async start(env: NodeJS.Dict<string> = {}): Promise<void> {
    const { stack } = this.#options;
    const part = stack.startSpare(this.id, programs[this.kind], {
      env: { ...this.#options.env, ...env },
      shows: (line) => this.#keep(line),
    });
    this.#part = part;
    this.#askedToEnd = false;
    void part.exited.then((how) => {
      if (this.#askedToEnd || stack.isStopping || part !== this.#part) return;
      this.deaths.push(`${how}: ${part.lastWords()}`);
    });
    const died = part.exited.then((how) => {
      throw new Error(`${this.id} ended with ${how} while it started:\n${part.lastWords()}`);
    });
    await Promise.race([waitUntilReady(this.id, `${this.url}${probes[this.kind]}/live`), died]);
  }

  /** Resolves when it says that it is ready; refuses after `patience` milliseconds. */
  ready(patience?: number): Promise<void> {
    return waitUntilReady(this.id, `${this.url}${probes[this.kind]}/ready`, patience);
  }

  /** Ends it at once, by default as a power cut would; resolves when it is gone. */
  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    this.#askedToEnd = true;
    this.#part?.child.kill(signal);
    await this.#part?.exited;
  }

  /** Asks it to end and waits up to `grace` milliseconds; answers `code 0` when it ended in order. */
  async stop(grace = 35_000): Promise<string> {
    this.#askedToEnd = true;
    await this.#part?.stop(grace);
    return (await this.#part?.exited) ?? 'not started';
  }

  /** Stops it in order, starts it again and resolves when it is ready. */
  async restart(env?: NodeJS.Dict<string>): Promise<void> {
    await this.stop();
    await this.start(env);
    await this.ready();
  }

  /** Of the process; undefined while there is none. */
  get pid(): number | undefined {
    return this.isRunning ? this.#part?.child.pid : undefined;
  }

  get isRunning(): boolean {
    const child = this.#part?.child;
    return child !== undefined && child.exitCode === null && child.signalCode === null;
  }

  /** Its memory in bytes and its open descriptors, now. Linux only. */
  usage() {
    if (this.pid === undefined) throw new Error(`${this.id} does not run.`);
    return usage(this.pid);
  }

  /** Nobody reads what it writes any more: its next line meets a closed pipe. */
  closeOutput(): void {
    this.#part?.child.stdout?.destroy();
    this.#part?.child.stderr?.destroy();
  }

  #keep(line: string): boolean {
    appendFileSync(this.#options.logFile, `${line}\n`);
    if (unforeseen.test(line)) this.faults.push(line);
    return false;
  }
}
