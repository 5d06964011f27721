import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Reason to skip a test for which {@link mountDisk} gave no disk. */
export const noMount = 'mounting a disk needs root and a container that permits it';

export type Disk = NonNullable<ReturnType<typeof mountDisk>>;

/** Mounts an empty disk of this size over the folder; undefined where mounting is not permitted. */
export function mountDisk(folder: string, sizeMb: number) {
  const mount = (...args: string[]) => execFileSync('mount', [...args, folder], { stdio: 'pipe' });
  try {
    mount('-t', 'tmpfs', '-o', `size=${sizeMb}m,mode=0755`, 'tmpfs');
  } catch {
    return undefined;
  }
  const unmountOnExit = () => void spawnSync('umount', ['--lazy', folder]);
  process.prependOnceListener('exit', unmountOnExit);
  return {
    remount: (option: string) => mount('-o', `remount,${option}`),
    /** Restores the folder's own files, and adds those on the disk. */
    unmount: () => {
      const kept = `${folder}.kept`;
      cpSync(folder, kept, { recursive: true });
      execFileSync('umount', [folder]);
      process.off('exit', unmountOnExit);
      rmSync(join(kept, 'filler'), { force: true });
      cpSync(kept, folder, { recursive: true });
      rmSync(kept, { recursive: true });
    },
  };
}
