import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from '../../scripts/dev/settings/settings.ts';
import { Stack } from '../../scripts/dev/process/stack.ts';
import type { Counts } from './counts.ts';
import type { Step } from './steps.ts';

export interface Result {
  step: Step;
  ok: boolean;
  seconds: number;
  output: string;
  counts: Counts;
}

/** Runs one step until it exits or `abort` fires. Never throws: an error becomes a failed result. */
export async function runStep(step: Step, extra: string[], abort: AbortSignal): Promise<Result> {
  const started = performance.now();
  const stack = new Stack();
  let output = '';
  let ok = false;
  try {
    const env = { ...process.env, ...(await step.needs?.(stack)) };
    const args = [...step.command.trim().split(/\s+/), ...extra];
    const child = spawn(process.execPath, args, {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => (output += String(text)));
    abort.addEventListener('abort', () => child.kill('SIGTERM'));
    await once(child, 'close');
    ok = child.exitCode === 0;
  } catch (error) {
    output += error instanceof Error ? error.message : String(error);
  } finally {
    await stack.stop();
  }
  const seconds = (performance.now() - started) / 1000;
  return { step, ok, seconds, output, counts: countTests(step, ok, output) };
}

/** Counts a step that fails without a failed test, such as a test runner that cannot start, as one failure. */
function countTests(step: Step, ok: boolean, output: string): Counts {
  const asOne = { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
  try {
    const counts = step.counts?.(output) ?? asOne;
    return ok || counts.failed > 0 ? counts : { ...counts, failed: 1 };
  } catch {
    return { ...asOne, passed: 0, failed: 1 };
  }
}
