import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault, Figures, Scene } from './fault.ts';
import { newSubmission } from './ledger.ts';

/** The disk of the images is full, has no more names, may not be written to. The rest goes on; nothing half is left. */
export const diskFull: Fault = {
  id: 'F4',
  title: 'The disk for images full, without free names, or read-only',
  run: async (scene) => {
    const uploads = join(scene.rig.dataDir, 'uploads');
    const disk = mountSmallDisk(uploads);
    if (!disk) return closedFolder(scene, uploads);
    const filler = join(uploads, 'filler');
    try {
      for (const free of [0, 4096, 20_000]) {
        fill(filler, uploads, free);
        await refuseImages(scene, uploads, `with ${free} bytes free`);
      }
      await takeImage(scene, () => rmSync(filler));
      disk.remount(`nr_inodes=${usedNames(uploads) + 1}`);
      await refuseImages(scene, uploads, 'without free names');
      await takeImage(scene, () => disk.remount('nr_inodes=1000'));
      disk.remount('ro');
      await refuseImages(scene, uploads, 'read-only');
      await takeImage(scene, () => disk.remount('rw'));
    } finally {
      disk.unmount();
    }
    return {
      'kinds of trouble': 5,
      'images refused with': '503',
      'text-only taken': 5,
      'left behind': 0,
      'restarts needed': 0,
    };
  },
};

/** What is left to do without root: a folder that may not be written to. */
async function closedFolder(scene: Scene, uploads: string): Promise<Figures> {
  if (process.getuid?.() === 0)
    return { 'not run': 'mount is refused here, and root may write anywhere' };
  chmodSync(uploads, 0o500);
  try {
    await refuseImages(scene, uploads, 'in a closed folder');
  } finally {
    chmodSync(uploads, 0o755);
  }
  await takeImage(scene, () => {});
  return {
    'closed folder': 'images 503, text 201',
    'not run': 'full disk: only root may mount one',
  };
}

/** A disk of 2 MB in the place of the folder, with what the folder has; undefined where nobody may mount. */
function mountSmallDisk(folder: string) {
  const run = (program: string, ...args: string[]) =>
    execFileSync(program, args, { stdio: 'pipe' });
  const before = `${folder}.before`;
  cpSync(folder, before, { recursive: true });
  try {
    run('mount', '-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', folder);
  } catch {
    rmSync(before, { recursive: true });
    return undefined;
  }
  // Whoever interrupts the run finds no disk left behind.
  const letGo = () => void spawnSync('umount', ['--lazy', folder]);
  process.prependOnceListener('exit', letGo);
  return {
    remount: (option: string) => run('mount', '-o', `remount,${option}`, folder),
    unmount: () => {
      const kept = `${folder}.kept`;
      cpSync(folder, kept, { recursive: true });
      run('umount', folder);
      process.off('exit', letGo);
      rmSync(join(kept, 'filler'), { force: true });
      cpSync(kept, folder, { recursive: true });
      for (const copy of [kept, before]) rmSync(copy, { recursive: true });
    },
  };
}

function fill(filler: string, folder: string, free: number) {
  rmSync(filler, { force: true });
  const { bavail, bsize } = statfsSync(folder);
  writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - free)));
}

const usedNames = (folder: string) => {
  const { files, ffree } = statfsSync(folder);
  return files - ffree;
};

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

async function takeImage({ rig, ledger }: Scene, mend: () => void) {
  mend();
  for (const api of rig.apis) {
    const answer = await ledger.send(newSubmission(true), api.url);
    assert.equal(answer?.status, 201, `with space again an image was answered ${answer?.status}`);
  }
}
