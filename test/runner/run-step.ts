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

/** Runs one step until it ends or `abort` fires. Never throws: errors are part of the result. */
export async function runStep(step: Step, extra: string[], abort: AbortSignal): Promise<Result> {
  const started = performance.now();
  const stack = new Stack();
  let output = '';
  let ok = false;
  try {
    const env = { ...process.env, ...(await step.needs?.(stack)) };
    const child = spawn(process.execPath, [...step.command, ...extra], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => (output += text));
    abort.addEventListener('abort', () => child.kill('SIGTERM'));
    const [code] = await once(child, 'close');
    ok = code === 0;
  } catch (error) {
    output += error instanceof Error ? error.message : String(error);
  } finally {
    await stack.stop();
  }
  return {
    step,
    ok,
    seconds: (performance.now() - started) / 1000,
    output,
    counts: counted(step, ok, output),
  };
}

/** A step that fails without a failed test, such as a runner that cannot start, counts as one. */
function counted(step: Step, ok: boolean, output: string): Counts {
  const asOne = { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
  try {
    const counts = step.counts?.(output) ?? asOne;
    return ok || counts.failed > 0 ? counts : { ...counts, failed: 1 };
  } catch {
    return { ...asOne, passed: 0, failed: 1 };
  }
}
