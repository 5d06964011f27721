import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Refusal } from '../settings/refusal.ts';

export interface WantedPort {
  port: number;
  /** Who will listen there, as in 'the site'. */
  use: string;
  /** The environment variable that chooses another one. */
  variable: string;
}

/** Refuses when a port is taken, before anything has started; a predecessor that is still leaving gets two seconds. */
export async function refuseTakenPorts(wanted: WantedPort[]) {
  for (const [index, { port, use, variable }] of wanted.entries()) {
    const twin = wanted.slice(0, index).find((other) => other.port === port);
    if (twin)
      throw new Refusal(
        `${variable} and ${twin.variable} are both ${port}: give ${use} another port.`,
      );
    if (await isTaken(port)) {
      throw new Refusal(
        `Port ${port}, wanted for ${use}, is taken by another program: stop that program, or set ${variable} to another port.`,
      );
    }
  }
}

/** As many ports as asked for that nobody listens on at this moment. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}

async function isTaken(port: number, patience = 2000) {
  for (const end = Date.now() + patience; ; await wait(100)) {
    if (await isFree(port)) return false;
    if (Date.now() > end) return true;
  }
}

async function isFree(port: number) {
  const server = createServer().listen(port);
  try {
    await once(server, 'listening');
    await once(server.close(), 'close');
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') return false;
    throw new Refusal(`Port ${port} cannot be used (${code}): choose another one.`);
  }
}
