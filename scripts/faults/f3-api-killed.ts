import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import type { Fault, Scene } from './fault.ts';
import { milliseconds } from './figures.ts';
import { cutHeld, heldSubmission, holdInserts, untilHeld } from './held-insert.ts';
import { newSubmission } from './ledger.ts';
import { startLoad } from './load.ts';

/** An api dies in the middle of an upload or of a transaction. The other one serves on; the retry makes one row. */
export const apiKilled: Fault = {
  id: 'F3',
  title:
    'An api killed with -9 in the middle of uploads and of transactions, the other one under load',
  run: async (scene) => {
    const { rig, ledger, times } = scene;
    const [victim, other] = rig.apis;
    const load = startLoad(scene, { rate: 30, to: other!.url });
    const [uploads, transactions] = [times(5), times(2)];
    const restarts: number[] = [];
    for (let kill = 0; kill < uploads + transactions; kill++) {
      if (kill < uploads) await killUpload(scene);
      else await killTransaction(scene);
      const started = performance.now();
      await victim!.start();
      restarts.push(performance.now() - started);
    }
    await load.stop();
    assert.deepEqual(load.broken, [], 'connections to the other api broke');
    const failed = load.answers.filter(({ status }) => status >= 400);
    assert.equal(
      failed.length,
      0,
      `the other api answered ${failed[0]?.status}: ${failed[0]?.text}`,
    );
    const interrupted = ledger.unsettled.size;
    await ledger.settle();
    return {
      'killed in uploads': uploads,
      'in transactions': transactions,
      'accepted on the retry': interrupted,
      'failed at the other api': 0,
      'live again after': milliseconds(Math.max(...restarts)),
    };
  },
};

async function killUpload({ rig, ledger }: Scene) {
  const victim = rig.apis[0]!;
  const slow = [newSubmission(true), newSubmission(true), newSubmission(false)];
  const sending = slow.map((submission) =>
    ledger.send(submission, victim.url, { pace: submission.image ? 120_000 : 10_000, kept: false }),
  );
  // Before, within and after the upload, which takes some 600 ms.
  await wait(Math.random() * 900);
  await victim.kill();
  await Promise.all(sending);
}

async function killTransaction({ rig, db, ledger }: Scene) {
  const victim = rig.apis[0]!;
  const undo = await holdInserts(db, 'commit', 1.5);
  try {
    const sending = ledger.send(heldSubmission(), victim.url);
    await untilHeld(db);
    await victim.kill();
    await sending;
    await cutHeld(db);
  } finally {
    await undo();
  }
}
