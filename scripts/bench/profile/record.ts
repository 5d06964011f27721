import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { Profile } from './shares.ts';

const recorder = pathToFileURL(join(import.meta.dirname, 'recorder.ts')).href;

/** The environment of a server that can be recorded. */
export const recordable = (file: string) => ({
  NODE_OPTIONS: `--import ${recorder}`,
  PROFILE_FILE: file,
});

/** The profile of a recordable process while something is done. @throws Error when it writes none within ten seconds */
export async function recorded(pid: number, file: string, doing: () => Promise<unknown>) {
  rmSync(file, { force: true });
  process.kill(pid, 'SIGUSR2');
  await doing();
  process.kill(pid, 'SIGUSR2');
  for (let tries = 0; tries < 100; tries++) {
    if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Profile;
    await wait(100);
  }
  throw new Error(`Process ${pid} wrote no profile to ${file}.`);
}
