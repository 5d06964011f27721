import { setTimeout as wait } from 'node:timers/promises';
import { type MailServer, startMailServer } from '../../api/test/mail-server.ts';
import { Client } from '../faults/client.ts';
import type { Figures, Scene } from '../faults/fault.ts';
import { Ledger } from '../faults/ledger.ts';
import { startRig } from '../rig/rig.ts';
import { Stack } from '../supervisor/stack.ts';
import { startStorage, type Storage } from './bucket.ts';

/** The whole product as it stands in a big operation, with everything that it needs on this machine. */
export interface Topology extends Scene {
  storage: Storage;
  mail: MailServer;
}

/** What the topology has to do, and what has to hold over it. Throws a sentence when something did not. */
export interface Step {
  /** What it is asked for by. */
  id: string;
  title: string;
  run: (topology: Topology) => Promise<Figures>;
}

export const moderatorMail = 'moderator@deliveries.example';
export const bucket = 'images';
export const secondBucket = 'restored';

/** Two apis, two sites, balancers, PostgreSQL with a streaming replica, an S3 server and a mail server. */
export async function openTopology(): Promise<Topology & { close: () => Promise<void> }> {
  const stack = new Stack();
  const mail = await startMailServer();
  const client = new Client();
  const closing: (() => Promise<unknown> | void)[] = [() => stack.stop(), () => mail.stop()];
  const close = async () => {
    client.close();
    for (const step of closing.toReversed()) await step();
  };
  try {
    const storage = await startStorage(stack, [bucket, secondBucket]);
    closing.push(() => storage.close());
    const rig = await startRig({
      ...{ apis: 2, sites: 2, replica: true },
      apiEnv: {
        ...storage.environment(bucket),
        SMTP_URL: mail.url,
        MAIL_FROM: 'Deliveries <hello@deliveries.example>',
        MODERATOR_MAIL: moderatorMail,
        MODERATOR_DIGEST_MINUTES: '1',
      },
    });
    closing.push(() => rig.stop());
    const db = await rig.openDatabase();
    closing.push(() => db.close());
    return {
      ...{ rig, db, client, storage, mail, close },
      ledger: new Ledger(client, rig.apiUrl),
      times: (count) => count,
      logIn: () => logIn(client, rig.url, rig.admin),
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** A moderator's token. @throws Error when the login is refused */
export async function logIn(client: Client, url: string, account: object): Promise<string> {
  const { status, text } = await client.ask(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  if (status !== 200 && status !== 201) throw new Error(`A login was answered ${status}: ${text}`);
  return (JSON.parse(text) as { token: string }).token;
}

/** Asks until the answer is there; answers how long it took, in milliseconds. */
export async function until(
  what: string,
  isSo: () => Promise<boolean> | boolean,
  patience: number,
): Promise<number> {
  const started = performance.now();
  while (!(await isSo())) {
    if (performance.now() - started > patience)
      throw new Error(`${what}: not within ${Math.round(patience / 1000)} s.`);
    await wait(50);
  }
  return performance.now() - started;
}
