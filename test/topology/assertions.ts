import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { failures, type Load } from '../faults/harness/load.ts';
import { waitUntil } from '../faults/harness/wait-until.ts';
import { BUCKET, type Topology } from './topology.ts';

/** @throws AssertionError that quotes the first failed request */
export function assertNoFailures(load: Load): void {
  const [first] = failures(load);
  const count = `${failures(load).length} of ${load.answers.length} requests failed`;
  assert.equal(load.broken.length, 0, `${load.broken.length} connections broke`);
  assert.ok(!first, `${count}, such as ${first?.status} ${first?.text.slice(0, 200)}`);
}

/**
 * Checks that accepted submissions and rows are the same set, that every image a row names is in the bucket, and that no
 * server died by itself or logged an unforeseen error. Returns the number of accepted submissions.
 */
export async function assertNothingLost({ db, ledger, s3, rig }: Topology): Promise<number> {
  const rows = await db.rows<{ reference: string; image: string | null }>(
    "select reference, image from job where description like 'Deliver parcels across Lagos by motorbike. Round %'",
  );
  const kept = new Set(rows.map(({ reference }) => reference));
  const accepted = new Set(ledger.accepted.values());
  assert.deepEqual(ledger.faults, []);
  assert.deepEqual(missing(accepted, kept), [], 'submissions were accepted and lost');
  assert.deepEqual(missing(kept, accepted), [], 'rows were made without being accepted');
  assert.equal(rows.length, kept.size, 'one reference was given to two rows');
  const stored = new Set(await s3.keys(BUCKET));
  const images = rows.flatMap(({ image }) => (image ? [image.slice(1)] : []));
  const keys = images.flatMap((key) => [key, key.replace('/640.', '/320.')]);
  assert.deepEqual(missing(keys, stored), [], 'images that rows name are not in the bucket');
  for (const server of rig.servers) {
    assert.deepEqual(server.deaths, [], `${server.id} died by itself`);
    assert.deepEqual(server.faults, [], `${server.id} logged unforeseen errors`);
  }
  return accepted.size;
}

const missing = (expected: Iterable<string>, found: Set<string>) =>
  [...expected].filter((item) => !found.has(item));

export const countUnsentMails = ({ db }: Topology) =>
  db.number('select count(*) from mail where sent_at is null and failed_at is null');

/** @throws Error when a mail is still unsent after the timeout */
export const allMailsSent = (topology: Topology, timeoutMs: number) =>
  waitUntil(async () => (await countUnsentMails(topology)) === 0, timeoutMs, 'Mails are unsent.');

/** Checks that every mail arrived exactly once. Returns their number. */
export async function assertMailsArrivedOnce(topology: Topology): Promise<number> {
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
  return arrived.length;
}
