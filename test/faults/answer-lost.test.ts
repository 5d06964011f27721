import assert from 'node:assert/strict';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { rowsOf, seedJobs } from '../harness/jobs.ts';
import { newSubmission } from '../harness/ledger.ts';
import { type FaultScene, test } from '../harness/fault-test.ts';

test('F2B: a lost answer to COMMIT keeps the row and its image, and a retry finds both', async (opened) => {
  const { cutter, api, ...scene } = await openCutScene(opened);
  const { rig, ledger } = scene;
  for (let losses = scene.times(4); losses > 0; losses--) {
    const submission = newSubmission(true);
    cutter.cutNextCommit();
    const lost = await ledger.send(submission, api.url);
    assert.equal(lost?.status, 503);
    const again = await ledger.send(submission, api.url);
    assert.equal(again?.status, 201);
    assert.equal(again.headers['idempotent-replayed'], 'true', 'the retry made a second row');
    const [row] = await rowsOf(scene, submission.fields);
    const image = row?.image?.split('/')[2] ?? 'none';
    assert.ok(existsSync(join(rig.dataDir, 'uploads', image)), 'the row has no image');
  }
});

test('F2C: an API killed between the COMMIT of an owner’s change and its answer keeps one change, which a retry finds', async (opened) => {
  const { cutter, ...scene } = await openCutScene(opened);
  const { rig, client, db } = scene;
  const [victim, other] = rig.apis;
  for (const { id } of await seedJobs(scene, scene.times(3))) {
    const key = crypto.randomUUID();
    const authorization = `Owner ${await scene.ownerToken('job', id)}`;
    const headers = { authorization, 'idempotency-key': key };
    const json = { ...newSubmission(false).fields, email: 'jobs@swift.example' };
    const put = (url: string) =>
      client.try(`${url}/api/ownership/job`, { method: 'PUT', headers, json, kept: false });
    cutter.cutNextCommit(/insert into "change"/i, () => void victim!.kill());
    assert.equal(await put(victim!.url), undefined, 'the killed API has answered');
    const again = await put(other!.url);
    assert.equal(again?.status, 202, again?.text);
    assert.equal(again.headers['idempotent-replayed'], 'true', 'the retry was a second change');
    const changes = 'select count(*) from change where listing_id = ?';
    assert.equal(await db.number(changes, [id]), 1);
    await victim!.startReady({ DATABASE_URL: cutter.url });
  }
});

const contact = { name: 'Ada Obi', email: 'ada@swift.ng', phone: '0803 123 4567' };
const registration = { ...contact, cacNumber: 'RC 1234567', address: 'Ikeja', category: 'bike' };

/** The public forms besides that of a job: path, table, and body, about a live company. */
const forms: [string, string, (company: string) => object][] = [
  ['companies', 'company', () => ({ ...registration, priceRange: '₦1,500' })],
  ['inquiries', 'inquiry', () => ({ ...contact, interest: 'other', message: 'Hello' })],
  ['reports', 'report', (listing) => ({ kind: 'company', listing, reason: 'fake_pickup' })],
  [
    'ownership-claims',
    'ownership_claim',
    (company) => ({ ...contact, email: 'bola@swift.ng', company, role: 'Manager', words: 'Ours' }),
  ],
];

test('F2D: a COMMIT of any public form that is not answered in time is a 503, and the same key then gets the first answer', async (opened) => {
  const { cutter, api, ...scene } = await openCutScene(opened);
  const { client, ledger, db } = scene;
  let company = '';
  for (const [path, table, body] of forms) {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const json = body(company);
    const send = () => client.ask(`${api.url}/api/${path}`, { method: 'POST', headers, json });
    // Its answer is dropped, and the connection stays.
    cutter.cutNextCommit(new RegExp(`insert into "?${table}\\b`, 'i'), () => {});
    const late = await send();
    assert.equal(late.status, 503, `${path}: ${late.text}`);
    const again = await send();
    assert.equal(again.headers['idempotent-replayed'], 'true', `${path}: ${again.text}`);
    assert.equal(await db.number(`select count(*) from ${table}`), 1, path);
    if (path !== 'companies') continue;
    const { id, reference } = JSON.parse(again.text) as { id: string; reference: string };
    ledger.accepted.set(reference, reference);
    await db.rows(
      `update company set status = 'live', approved_at = now(), expires_at = now() + interval '1 d'`,
    );
    company = id;
  }
});

/** A scene whose first API reaches PostgreSQL through a wire cutter. */
async function openCutScene(scene: FaultScene) {
  const cutter = await startWireCutter(scene.rig.databaseUrl);
  scene.t.after(cutter.close);
  const api = scene.rig.apis[0]!;
  await api.restart({ DATABASE_URL: cutter.url });
  return { ...scene, cutter, api };
}

/** A TCP proxy to PostgreSQL that can cut the connection between the COMMIT of an insert and its answer. */
async function startWireCutter(databaseUrl: string) {
  const target = new URL(databaseUrl);
  let armed: { insert: RegExp; cut?: () => void } | undefined;
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    for (const socket of [client, upstream]) socket.on('error', () => {});
    let inserted = false;
    const cutConnection = () => {
      client.destroy();
      upstream.destroy();
    };
    client.on('data', (bytes) => {
      const statement = bytes.toString('latin1');
      inserted ||= armed?.insert.test(statement) ?? false;
      const isCommit = armed && inserted && /\bcommit\b/i.test(statement);
      const { cut = cutConnection } = armed ?? {};
      upstream.write(bytes);
      if (!isCommit) return;
      armed = undefined;
      upstream.removeAllListeners('data');
      // PostgreSQL has answered, so it has committed.
      upstream.once('data', cut);
    });
    upstream.on('data', (bytes) => client.write(bytes));
    client.once('close', () => upstream.end());
    upstream.once('close', () => client.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    cutNextCommit: (insert = /insert into "job"/i, cut?: () => void) =>
      void (armed = { insert, ...(cut && { cut }) }),
    close: () => void server.close(),
  };
}
