/**
 * Preloaded into the servers of the bench (record.ts): two SIGUSR2 begin and end a profile of the processor, which is written
 * to PROFILE_FILE. Until then nothing is loaded.
 */
import { renameSync, writeFileSync } from 'node:fs';
import type { Session } from 'node:inspector/promises';

/** In microseconds, between two looks at what runs. */
const interval = 200;

let session: Session | undefined;

process.on('SIGUSR2', () => void (session ? end(session) : begin()));

async function begin() {
  const inspector = await import('node:inspector/promises');
  session = new inspector.Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval });
  await session.post('Profiler.start');
}

async function end(recording: Session) {
  session = undefined;
  const { profile } = await recording.post('Profiler.stop');
  recording.disconnect();
  const file = process.env.PROFILE_FILE ?? '';
  writeFileSync(`${file}.part`, JSON.stringify(profile));
  renameSync(`${file}.part`, file);
}
