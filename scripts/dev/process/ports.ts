import getPort from 'get-port';
import { setTimeout as wait } from 'node:timers/promises';
import { Refusal } from '../settings/refusal.ts';

export interface WantedPort {
  port: number;
  host?: string;
  /** Server name for messages, such as 'the site'. */
  use: string;
  /** The environment variable that sets it. */
  variable: string;
}

/** A stale process of the previous run may still be exiting. */
const RELEASE_TIMEOUT_MS = 2000;

/** Checks before anything is started. @throws Refusal for a port that is taken or given twice */
export async function refuseTakenPorts(wanted: WantedPort[]) {
  for (const [index, { port, host, use, variable }] of wanted.entries()) {
    const twin = wanted.slice(0, index).find((other) => other.port === port);
    if (twin)
      throw new Refusal(
        `Port ${port} is wanted for ${twin.use} (${twin.variable}) and for ${use} (${variable}): set one of them to another.`,
      );
    for (const end = Date.now() + RELEASE_TIMEOUT_MS; ; await wait(100)) {
      const free = await getPort({ port, host }).catch(() => undefined);
      if (free === undefined)
        throw new Refusal(`This machine has no address ${host}: set HOST to another one.`);
      if (free === port) break;
      if (Date.now() < end) continue;
      const cause = port < 1024 ? 'taken or reserved for root' : 'taken by another program';
      throw new Refusal(
        `Port ${port}, wanted for ${use}, is ${cause}: stop that program, or set ${variable} to another port.`,
      );
    }
  }
}
