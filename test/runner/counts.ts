import { readFileSync } from 'node:fs';

/** Numbers of tests. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export function sum(all: Counts[]): Counts {
  const total = (key: keyof Counts) => all.reduce((count, one) => count + one[key], 0);
  return { passed: total('passed'), failed: total('failed'), skipped: total('skipped') };
}

/** Formats as `214 passed, 0 failed` or `214 passed, 0 failed, 3 skipped`. */
export const inWords = ({ passed, failed, skipped }: Counts) =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;

type JestReport = Record<
  `num${'PassedTests' | 'FailedTests' | 'RuntimeErrorTestSuites' | 'PendingTests' | 'TodoTests'}`,
  number
>;

/** Counts in the file that Jest writes with `--json --outputFile`. */
export function jestCounts(file: string): Counts {
  const report = JSON.parse(readFileSync(file, 'utf8')) as JestReport;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

interface PlaywrightReport {
  stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>;
  errors: unknown[];
}

/** Counts in the file that Playwright's `json` reporter writes. */
export function playwrightCounts(file: string): Counts {
  const { stats, errors } = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport;
  const failed = stats.unexpected + stats.flaky + errors.length;
  return { passed: stats.expected, failed, skipped: stats.skipped };
}

/** Counts in the output of node:test's `spec` reporter. */
export function nodeCounts(output: string): Counts {
  const count = (name: string) =>
    Number(new RegExp(`^ℹ ${name} (\\d+)$`, 'm').exec(output)?.[1] ?? 0);
  const skipped = count('skipped') + count('todo');
  return { passed: count('pass'), failed: count('fail'), skipped };
}
