import { readdirSync, readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { getPriority } from 'node:os';
import { phonePhoto } from '../../../test/pictures.ts';
import { lowerDecoderPriority } from './decoder-priority.ts';
import { shrink } from './shrink.ts';

const onLinux = process.platform === 'linux' ? it : it.skip;

onLinux('gives the threads that decode images priority 10 and leaves the main thread', async () => {
  await stat('.');
  lowerDecoderPriority();
  await shrink(await phonePhoto());
  const priorities = (name: string) =>
    readdirSync('/proc/self/task')
      .filter((id) => readFileSync(`/proc/self/task/${id}/comm`, 'utf8').trim() === name)
      .map((id) => getPriority(Number(id)));
  expect(new Set(priorities('libuv-worker'))).toEqual(new Set([10]));
  expect(new Set(priorities('libvips worker'))).toEqual(new Set([10]));
  expect(getPriority()).toBeLessThan(10);
});
