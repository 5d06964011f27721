import { after } from 'node:test';
import { type MailServer, startMailServer } from '../../api/test/mail-server.ts';
import { Client } from '../faults/harness/client.ts';
import type { Scene } from '../faults/harness/scene.ts';
import { Ledger } from '../faults/harness/ledger.ts';
import { startRig } from '../rig/rig.ts';
import { Stack } from '../../scripts/dev/process/stack.ts';
import { startS3Server, type S3Server } from './s3-server.ts';

/** The whole product as a large installation runs it, with everything it needs, on this machine. */
export interface Topology extends Scene {
  s3: S3Server;
  mail: MailServer;
  /** A moderator's token, from the balanced site by default. */
  logIn: (url?: string) => Promise<string>;
}

export const MODERATOR_EMAIL = 'moderator@deliveries.example';
export const BUCKET = 'images';
export const SECOND_BUCKET = 'restored';
/** The balancers probe every 250 ms: after this time they have seen that a server is ready. */
export const BALANCER_DELAY_MS = 500;

/**
 * Starts two APIs, two sites, balancers, PostgreSQL with a streaming replica, an S3 server and a mail server, and stops
 * them after the tests of the calling file. Linux only.
 */
export async function startTopology(): Promise<Topology> {
  const stack = new Stack();
  const closing: (() => Promise<unknown> | void)[] = [() => stack.stop()];
  after(async () => {
    for (const close of closing.toReversed()) await close();
  });
  const mail = await startMailServer();
  closing.push(() => mail.stop());
  const s3 = await startS3Server(stack, [BUCKET, SECOND_BUCKET]);
  const apiEnv = {
    ...s3.environment(BUCKET),
    SMTP_URL: mail.url,
    MAIL_FROM: 'Deliveries <hello@deliveries.example>',
    MODERATOR_MAIL: MODERATOR_EMAIL,
    MODERATOR_DIGEST_MINUTES: '1',
  };
  const rig = await startRig({ apis: 2, sites: 2, replica: true, apiEnv });
  closing.push(() => rig.stop());
  const db = await rig.openDatabase();
  closing.push(() => db.close());
  const client = new Client();
  closing.push(() => client.close());
  return {
    rig,
    db,
    client,
    s3,
    mail,
    ledger: new Ledger(client, rig.apiUrl),
    times: (count) => count,
    logIn: async (url = rig.url) => {
      const headers = { 'content-type': 'application/json' };
      const options = { method: 'POST', headers, body: JSON.stringify(rig.admin) };
      const { status, text } = await client.ask(`${url}/api/auth/login`, options);
      if (status !== 200) throw new Error(`The login returned ${status}: ${text}`);
      return (JSON.parse(text) as { token: string }).token;
    },
  };
}
