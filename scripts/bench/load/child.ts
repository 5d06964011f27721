import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/**
 * Gives a program its input, runs it to its end, at the latest to ours, and answers what it wrote.
 * @throws Error with that when it fails
 */
export async function answerOf(
  program: string,
  args: readonly string[],
  input = '',
): Promise<string> {
  const child = spawn(program, args, { stdio: 'pipe' });
  child.stdin.end(input);
  const end = () => void child.kill();
  process.once('exit', end);
  const [output, said, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  process.off('exit', end);
  if (code === 0) return output;
  throw new Error(`${program} failed with ${code}:\n${output}${said}`);
}
