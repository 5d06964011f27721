import { Logger } from '@nestjs/common';

/** Runs `task` and returns what was logged as a warning meanwhile, which is not printed. */
export async function warningsDuring(task: () => Promise<void>): Promise<unknown[]> {
  const { warn } = Logger.prototype;
  const warnings: unknown[] = [];
  Logger.prototype.warn = (message: unknown) => void warnings.push(message);
  try {
    await task();
  } finally {
    Logger.prototype.warn = warn;
  }
  return warnings;
}
