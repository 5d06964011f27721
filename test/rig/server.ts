import { appendFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { api, site } from '../../scripts/dev/product/product.ts';
import { waitUntilReady } from '../../scripts/dev/process/readiness.ts';
import type { Child } from '../../scripts/dev/process/child-process.ts';
import type { Stack } from '../../scripts/dev/process/stack.ts';

const kinds = {
  api: { args: api.args, portVariable: 'API_PORT', probe: '/api/health' },
  site: { args: site.args, portVariable: 'PORT', probe: '/health' },
};

export type ServerKind = keyof typeof kinds;

interface ServerOptions {
  kind: ServerKind;
  id: string;
  port: number;
  env: NodeJS.ProcessEnv;
  /** Its log is `<id>.log` in this folder. */
  logs: string;
}

const STOP_TIMEOUT_MS = 35_000;
/** Log line of an api that answers 500. */
const UNEXPECTED_ERROR = /Unexpected error|"status":500/;

/** One process of the api or the site, which can be ended in any way and started again on the same port. */
export type Server = ReturnType<typeof serverOf>;

export function serverOf(stack: Stack, { kind, id, port, env, logs }: ServerOptions) {
  const { args, portVariable, probe } = kinds[kind];
  const url = `http://127.0.0.1:${port}`;
  mkdirSync(logs, { recursive: true });
  let child: Child | undefined;
  let isStopping = false;
  /** Unrequested exits: status and last lines. */
  const deaths: string[] = [];
  /** Log lines of errors 500. */
  const faults: string[] = [];
  const keep = (line: string) => {
    appendFileSync(join(logs, `${id}.log`), `${line}\n`);
    if (UNEXPECTED_ERROR.test(line)) faults.push(line);
    return false;
  };
  const pid = () => (child?.isRunning() ? child.child.pid : undefined);
  /** Resolves when it is live, ready or not. `own` overrides the environment for this start only. */
  const start = async (own: NodeJS.Dict<string> = {}) => {
    const given = { ...env, [portVariable]: String(port), ...own };
    const started = stack.startOptional(id, args, { env: given, shows: keep });
    child = started;
    isStopping = false;
    const died = started.exited.then((status) => {
      const account = `${status}: ${started.lastLines()}`;
      if (!isStopping && !stack.isStopping && started === child) deaths.push(account);
      throw new Error(`${id} ended with ${account}`);
    });
    died.catch(() => {});
    await Promise.race([waitUntilReady(id, `${url}${probe}/live`), died]);
  };
  const startReady = async (own?: NodeJS.Dict<string>) => {
    await start(own);
    await waitUntilReady(id, `${url}${probe}/ready`);
  };
  /** Exit status, `code 0` after an orderly stop; killed when `timeoutMs` is over. */
  const stop = async (timeoutMs = STOP_TIMEOUT_MS) => {
    isStopping = true;
    await child?.stop(timeoutMs);
    return (await child?.exited) ?? 'not started';
  };
  return {
    id,
    kind,
    port,
    url,
    deaths,
    faults,
    pid,
    start,
    startReady,
    stop,
    async kill(signal: NodeJS.Signals = 'SIGKILL') {
      isStopping = true;
      child?.child.kill(signal);
      await child?.exited;
    },
    /** Stops in order, starts again and resolves when it is ready. */
    async restart(own?: NodeJS.Dict<string>) {
      await stop();
      await startReady(own);
    },
    /** @throws Error when it does not run */
    usage: () => usage(pid()!),
    closeOutput() {
      child?.child.stdout?.destroy();
      child?.child.stderr?.destroy();
    },
  };
}

/** Resident memory of a running process in bytes, and its number of open descriptors. Linux only. */
export function usage(pid: number) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return {
    memory: 1024 * Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]),
    descriptors: readdirSync(`/proc/${pid}/fd`).length,
  };
}
