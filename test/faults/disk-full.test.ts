import assert from 'node:assert/strict';
import { readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newSubmission } from '../harness/ledger.ts';
import { type Scene, test } from '../harness/fault-test.ts';
import { type Disk, mountDisk, noMount } from '../harness/small-disk.ts';

test('F4: a disk that is full, without inodes or read-only refuses images with 503, accepts text and recovers', async (scene) => {
  const uploads = join(scene.rig.dataDir, 'uploads');
  const disk = mountDisk(uploads, 2);
  // Only root can mount a small disk, and not in every container.
  if (!disk) return scene.t.skip(noMount);
  await fillDisk(scene, uploads, disk);
});

async function fillDisk(scene: Scene, uploads: string, disk: Disk) {
  const filler = join(uploads, 'filler');
  try {
    for (const free of [0, 4096, 20_000]) {
      rmSync(filler, { force: true });
      const { bavail, bsize } = statfsSync(uploads);
      writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - free)));
      await refuseImages(scene, uploads, `with ${free} bytes free`);
    }
    rmSync(filler);
    await takeImages(scene);
    const { files, ffree } = statfsSync(uploads);
    disk.remount(`nr_inodes=${files - ffree + 1}`);
    await refuseImages(scene, uploads, 'without free inodes');
    disk.remount('nr_inodes=1000');
    await takeImages(scene);
    disk.remount('ro');
    await refuseImages(scene, uploads, 'read-only');
    disk.remount('rw');
    await takeImages(scene);
  } finally {
    disk.unmount();
  }
}

async function refuseImages({ rig, ledger, client }: Scene, uploads: string, when: string) {
  const before = readdirSync(uploads).length;
  for (const api of rig.apis) {
    const refused = newSubmission(true);
    const answer = await ledger.send(refused, api.url);
    assert.equal(answer?.status, 503, `${when} an image was answered ${answer?.status}`);
    assert.ok(answer.headers['retry-after'], `${when} the 503 has no Retry-After`);
    ledger.unsettled.delete(refused.key);
    const text = await ledger.send(newSubmission(false), api.url);
    assert.equal(text?.status, 201, `${when} a job without image was answered ${text?.status}`);
    const live = await client.ask(`${api.url}/api/health/live`);
    assert.equal(live.status, 200);
  }
  assert.equal(readdirSync(uploads).length, before, `${when} something was left behind`);
}

async function takeImages({ rig, ledger }: Scene) {
  for (const api of rig.apis) {
    const answer = await ledger.send(newSubmission(true), api.url);
    assert.equal(answer?.status, 201, `with space again an image was answered ${answer?.status}`);
  }
}
