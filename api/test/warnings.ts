import { Logger } from '@nestjs/common';

/** Runs `task` and returns what was logged as a warning meanwhile, which is not printed. */
export async function warningsDuring(task: () => Promise<void>): Promise<unknown[]> {
  const original = Object.getOwnPropertyDescriptor(Logger.prototype, 'warn')!;
  const warnings: unknown[] = [];
  Logger.prototype.warn = (message: unknown) => void warnings.push(message);
  try {
    await task();
  } finally {
    Object.defineProperty(Logger.prototype, 'warn', original);
  }
  return warnings;
}
