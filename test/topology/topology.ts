import { after } from 'node:test';
import { type MailServer, startMailServer } from '../../api/test/mail-server.ts';
import { connectTo, type Scene } from '../harness/scene.ts';
import { startRig } from '../rig/rig.ts';
import { Stack } from '../../scripts/dev/process/stack.ts';
import { type S3Server, startS3Server } from './s3-server.ts';

/** The whole product as a large installation runs it, with everything it needs, on this machine. */
export type Topology = Scene & { s3: S3Server; mail: MailServer };

export const MODERATOR_EMAIL = 'moderator@deliveries.ng';
export const BUCKET = 'images';
export const SECOND_BUCKET = 'restored';
/** The balancers probe every 250 ms: after this time they have seen that a server is ready. */
export const BALANCER_DELAY_MS = 500;

/**
 * Starts two APIs, two sites, balancers, PostgreSQL with a streaming replica, an S3 server and a mail server, and stops
 * them after the tests of the calling file. Linux only.
 */
export async function startTopology(more: NodeJS.Dict<string> = {}): Promise<Topology> {
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
    MAIL_FROM: 'Deliveries <hello@deliveries.ng>',
    MODERATOR_MAIL: MODERATOR_EMAIL,
    MODERATOR_DIGEST_MINUTES: '1',
    ...more,
  };
  const rig = await startRig({ apis: 2, sites: 2, replica: true, apiEnv });
  closing.push(() => rig.stop());
  const scene = await connectTo(rig);
  closing.push(scene.close);
  return { ...scene, s3, mail };
}
