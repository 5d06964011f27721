import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { milliseconds } from '../harness/figures.ts';
import { killBeforeCommit } from '../harness/jobs.ts';
import { newSubmission } from '../harness/ledger.ts';
import { assertNoneFailed, startLoad } from '../harness/load.ts';
import { openScene, type Scene } from '../harness/open-scene.ts';

test('F3: an API killed in uploads and transactions leaves the other unharmed, and retries are accepted once', async (t) => {
  const scene = await openScene(t);
  const { rig, ledger, times, random } = scene;
  const [victim, other] = rig.apis;
  const load = startLoad(scene, { rate: 30, to: other!.url });
  const [uploads, transactions] = [times(5), times(2)];
  const restarts: number[] = [];
  for (let kill = 0; kill < uploads + transactions; kill++) {
    // Before, within and after the upload, which takes some 600 ms.
    if (kill < uploads) await killUpload(scene, random() * 900);
    else await killBeforeCommit(scene);
    const started = performance.now();
    await victim!.start();
    restarts.push(performance.now() - started);
  }
  await load.stop();
  assertNoneFailed(load);
  const retried = ledger.unsettled.size;
  await ledger.settle();
  const restart = milliseconds(Math.max(...restarts));
  await scene.verify({ uploads, transactions, retried, 'live again after': restart });
});

async function killUpload({ rig, ledger }: Scene, afterMs: number) {
  const victim = rig.apis[0]!;
  const slow = [newSubmission(true), newSubmission(true), newSubmission(false)];
  const sending = slow.map((submission) =>
    ledger.send(submission, victim.url, { pace: submission.image ? 120_000 : 10_000, kept: false }),
  );
  await wait(afterMs);
  await victim.kill();
  await Promise.all(sending);
}
