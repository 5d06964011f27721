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

/** Ports that browsers and fetch refuse to connect to, https://fetch.spec.whatwg.org/#port-blocking. */
export const blockedPorts = new Set(
  (
    '1 7 9 11 13 15 17 19 20 21 22 23 25 37 42 43 53 69 77 79 87 95 101 102 103 104 109 110 111 113 115 117 119 123 135 ' +
    '137 139 143 161 179 389 427 465 512 513 514 515 526 530 531 532 540 548 554 556 563 587 601 636 989 990 993 995 ' +
    '1719 1720 1723 2049 3659 4045 4190 5060 5061 6000 6566 6665 6666 6667 6668 6669 6679 6697 10080'
  )
    .split(' ')
    .map(Number),
);

/** Checks before anything is started. @throws Refusal for a port that is taken or given twice */
export async function refuseTakenPorts(wanted: WantedPort[]) {
  for (const [index, { port, host, use, variable }] of wanted.entries()) {
    const twin = wanted.slice(0, index).find((other) => other.port === port);
    if (twin)
      throw new Refusal(
        `Port ${port} is wanted for ${twin.use} (${twin.variable}) and for ${use} (${variable}): set one of them to another.`,
      );
    if (['PORT', 'API_PORT'].includes(variable) && blockedPorts.has(port))
      throw new Refusal(
        `Port ${port}, wanted for ${use}, is one that browsers and fetch refuse to connect to (https://fetch.spec.whatwg.org/#port-blocking): set ${variable} to another port.`,
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
