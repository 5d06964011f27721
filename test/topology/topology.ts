import assert from 'node:assert/strict';
import { after } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { until } from '#platform/testing.ts';
import { TestBucket } from '../../api/test/bucket.ts';
import { type MailServer, startMailServer } from '../../api/test/mail-server.ts';
import { assertRowsAccepted, crashes, missing } from '../harness/invariants.ts';
import { connectTo, type Scene } from '../harness/scene.ts';
import { temporaryFolder } from '../product/product.ts';
import { startRig } from '../rig/rig.ts';

/** The whole product as a large installation runs it, with everything it needs, on this machine. */
export type Topology = Scene & { s3: TestBucket; mail: MailServer };

export const MODERATOR_EMAIL = 'moderator@deliveries.ng';
export const BUCKET = 'images';
export const SECOND_BUCKET = 'restored';

/**
 * Starts two APIs, two sites, balancers, PostgreSQL with a streaming replica, an S3 server and a mail server, and stops
 * them after the tests of the calling file. Linux only.
 */
export async function startTopology(): Promise<Topology> {
  const closing: (() => Promise<unknown>)[] = [];
  after(async () => {
    for (const close of closing.toReversed()) await close();
  });
  const mail = await startMailServer();
  closing.push(mail.stop);
  const s3 = new TestBucket(temporaryFolder('bucket'), [BUCKET, SECOND_BUCKET]);
  closing.push(() => s3.stop());
  await s3.start();
  const apiEnv = {
    ...s3.environment(BUCKET),
    SMTP_URL: mail.url,
    MAIL_FROM: 'Deliveries <hello@deliveries.ng>',
    MODERATOR_MAIL: MODERATOR_EMAIL,
    MODERATOR_DIGEST_MINUTES: '1',
  };
  const rig = await startRig({ sites: 2, replica: true, apiEnv });
  closing.push(rig.stop);
  const scene = await connectTo(rig);
  closing.push(scene.close);
  return { ...scene, s3, mail };
}

/**
 * Checks that accepted submissions and rows are the same set, that every image a row names is in the bucket, and that no
 * server died by itself or logged an unexpected error.
 */
export async function assertNothingLost(topology: Topology) {
  const images = await assertRowsAccepted(
    topology,
    "select reference, image from job where description like 'Deliver parcels across Lagos by motorbike. Round %'",
  );
  const keys = images.map((image) => image.slice(1));
  const stored = new Set(topology.s3.keys(BUCKET));
  assert.deepEqual(missing(keys, stored), [], 'images that rows name are not in the bucket');
  assert.deepEqual(crashes(topology.rig), []);
}

export const countUnsentMails = ({ db }: Topology) =>
  db.number('select count(*) from mail where sent_at is null and failed_at is null');

/** @throws Error when a mail is still unsent after the timeout */
export const allMailsSent = (topology: Topology, timeoutMs: number) =>
  until('all mails to be sent', async () => (await countUnsentMails(topology)) === 0, timeoutMs);

/** Checks that every mail arrived exactly once. */
export async function assertMailsArrivedOnce(topology: Topology) {
  const { mail, db } = topology;
  await allMailsSent(topology, 120_000);
  // A second copy of a mail would arrive within this time.
  await wait(1_000);
  const rows = await db.rows<{ id: string; sent: boolean; failed: boolean }>(
    'select id, sent_at is not null as sent, failed_at is not null as failed from mail',
  );
  const known = new Set(rows.map(({ id }) => id));
  const arrived = mail.arrived.map(({ messageId = '' }) => messageId.slice(1).split('@')[0]!);
  const ids = new Set(arrived);
  assert.equal(ids.size, arrived.length, 'a mail arrived twice');
  assert.deepEqual(missing(ids, known), [], 'mails arrived that have no row');
  // A digest may have been made just now: it must not have arrived yet.
  const lost = rows.filter(({ id, sent, failed }) => failed || (sent && !ids.has(id)));
  assert.deepEqual(lost, [], 'mails failed or did not arrive');
}
