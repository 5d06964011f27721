import assert from 'node:assert/strict';
import { test } from 'node:test';
import { until } from '#platform/testing.ts';
import { company } from '../harness/form.ts';
import { formFields, newSubmission } from '../harness/ledger.ts';
import { openDatabase } from '../rig/database.ts';
import * as listings from './listings.ts';
import { assertMailsArrivedOnce, BUCKET, startTopology } from './topology.ts';

const SHOWN_WITHIN_MS = 2_000;

const topology = await startTopology();
const { client, rig, s3, mail } = topology;
const moderate = await topology.moderate(rig.url);
let ghostId = '';

test('listings sent by forms without script are on both sites within two seconds of approval', async () => {
  const submitJob = (email: string) =>
    listings.submit(topology, '/post-job', { ...formFields(newSubmission(false)), email });
  const [first, second] = ['first@ibadan-riders.ng', 'second@ibadan-riders.ng'];
  const references = [await submitJob(first), await submitJob(second)];
  const [jobId = '', otherId = ''] = await listings.findPending(moderate, references);
  ghostId = otherId;
  await listings.publishCompany(topology, moderate);
  await moderate('PATCH', `jobs/${jobId}/approve`, {});
  await Promise.all(
    rig.sites.flatMap(({ url }) => [
      waitUntilShown(`${url}/companies`, company.name),
      waitUntilShown(`${url}/jobs`, `/job/${jobId}`),
    ]),
  );
});

test('public lists are read from the streaming replica', async (context) => {
  const replica = await openDatabase(rig.replica!.url);
  context.after(() => replica.close());
  const scans = `select sum(seq_scan + idx_scan) from pg_stat_user_tables where relname in ('company', 'job')`;
  const isRead = async () => (await replica.number(scans)) > 0;
  await until('a read from the replica', isRead, 5_000);
});

test('an image is served from the bucket with its headers', async () => {
  const path = listings.imagePath((await client.ask(`${rig.url}/companies`)).text);
  const { headers, bytes } = await listings.download(rig.url + path);
  assert.ok(bytes.equals(s3.bytes(BUCKET, path.slice(1))), 'it is not the one in the bucket');
  assert.equal(headers.get('content-type'), 'image/webp');
  assert.match(headers.get('cache-control') ?? '', /^public, .*immutable/);
  assert.match(headers.get('content-security-policy') ?? '', /default-src 'none'/);
});

test('senders of approved and rejected listings get the right mails, each exactly once', async () => {
  const reason = 'The link to apply leads nowhere.';
  await moderate('DELETE', `jobs/${ghostId}/reject`, { reason });
  await assertMailsArrivedOnce(topology);
  const expected: [to: string, subject: RegExp][] = [
    [company.email, /^We have your /],
    [company.email, /Ìbàdàn Express is now public/],
    ['first@ibadan-riders.ng', /^We have your /],
    ['first@ibadan-riders.ng', /is now public/],
    ['second@ibadan-riders.ng', /^We have your /],
    ['second@ibadan-riders.ng', /^We could not approve /],
  ];
  for (const [to, subject] of expected) {
    const found = mail.to(to).filter((arrived) => subject.test(arrived.subject ?? ''));
    assert.equal(found.length, 1, `${to} got ${found.length} mails with ${subject}`);
  }
});

function waitUntilShown(page: string, text: string) {
  const isShown = async () =>
    listings.expectStatus(await client.ask(page), 200).text.includes(text);
  return until(`${page} to show ${text}`, isShown, SHOWN_WITHIN_MS);
}
