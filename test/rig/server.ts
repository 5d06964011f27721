import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { api, site } from '../../scripts/dev/product/product.ts';
import { waitUntilReady } from '../../scripts/dev/process/readiness.ts';
import type { Child } from '../../scripts/dev/process/child-process.ts';
import type { Stack } from '../../scripts/dev/process/stack.ts';

export type ServerKind = 'api' | 'site';

interface ServerOptions {
  stack: Stack;
  kind: ServerKind;
  id: string;
  port: number;
  env: NodeJS.ProcessEnv;
  logFile: string;
}

const STOP_TIMEOUT_MS = 35_000;
const PROGRAMS = { api: api.args, site: site.args };
const PORT_VARIABLES = { api: 'API_PORT', site: 'PORT' };
const PROBES = { api: '/api/health', site: '/health' };
/** Log line of an api that answers 500. */
const UNEXPECTED_ERROR = /Unexpected error|"status":500/;

/** One process of the api or the site, which can be ended in any way and started again on the same port. */
export class Server {
  readonly id: string;
  readonly kind: ServerKind;
  readonly port: number;
  readonly url: string;
  /** Unrequested exits: status and last lines. */
  readonly deaths: string[] = [];
  readonly faults: string[] = [];
  readonly #options: ServerOptions;
  #process?: Child;
  #isStopping = false;

  constructor(options: ServerOptions) {
    this.id = options.id;
    this.kind = options.kind;
    this.port = options.port;
    this.url = `http://127.0.0.1:${options.port}`;
    this.#options = options;
  }

  /** Resolves when it is live, ready or not. `env` overrides the rig's environment for this start only. */
  async start(env: NodeJS.Dict<string> = {}): Promise<void> {
    const { stack } = this.#options;
    const started = stack.startOptional(this.id, PROGRAMS[this.kind], {
      env: { ...this.#options.env, [PORT_VARIABLES[this.kind]]: String(this.port), ...env },
      shows: (line) => this.#keep(line),
    });
    this.#process = started;
    this.#isStopping = false;
    const died = started.exited.then((status) => {
      const account = `${status}: ${started.lastLines()}`;
      const isExpected = this.#isStopping || stack.isStopping || started !== this.#process;
      if (!isExpected) this.deaths.push(account);
      throw new Error(`${this.id} ended with ${account}`);
    });
    died.catch(() => {});
    await Promise.race([waitUntilReady(this.id, `${this.url}${PROBES[this.kind]}/live`), died]);
  }

  ready(): Promise<void> {
    return waitUntilReady(this.id, `${this.url}${PROBES[this.kind]}/ready`);
  }

  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    this.#isStopping = true;
    this.#process?.child.kill(signal);
    await this.#process?.exited;
  }

  /** Exit status, `code 0` after an orderly stop; killed when `timeoutMs` is over. */
  async stop(timeoutMs = STOP_TIMEOUT_MS): Promise<string> {
    this.#isStopping = true;
    await this.#process?.stop(timeoutMs);
    return (await this.#process?.exited) ?? 'not started';
  }

  /** Stops in order, starts again and resolves when it is ready. */
  async restart(env?: NodeJS.Dict<string>): Promise<void> {
    await this.stop();
    await this.startReady(env);
  }

  async startReady(env?: NodeJS.Dict<string>): Promise<void> {
    await this.start(env);
    await this.ready();
  }

  get pid(): number | undefined {
    return this.isRunning ? this.#process?.child.pid : undefined;
  }

  get isRunning(): boolean {
    const child = this.#process?.child;
    return child !== undefined && child.exitCode === null && child.signalCode === null;
  }

  /** @throws Error when it does not run */
  usage() {
    if (this.pid === undefined) throw new Error(`${this.id} does not run.`);
    return usage(this.pid);
  }
  closeOutput(): void {
    this.#process?.child.stdout?.destroy();
    this.#process?.child.stderr?.destroy();
  }

  #keep(line: string): boolean {
    appendFileSync(this.#options.logFile, `${line}\n`);
    if (UNEXPECTED_ERROR.test(line)) this.faults.push(line);
    return false;
  }
}

/** Resident memory of a running process in bytes, and its number of open descriptors. Linux only. */
export function usage(pid: number) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return {
    memory: 1024 * Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]),
    descriptors: readdirSync(`/proc/${pid}/fd`).length,
  };
}
