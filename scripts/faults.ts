/**
 * npm run faults: hurts the whole product in every way that docs/security.md promises to survive, and says what was measured.
 * `npm run faults -- F1 F5` does some of it; `--rounds N` repeats N times what a fault repeats; `--write` puts the table
 * into docs/security.md. Exit code 1 when something did not hold. Linux only.
 */
import { AssertionError } from 'node:assert/strict';
import { parseArgs } from 'node:util';
import { faults } from './faults/all.ts';
import type { Scene } from './faults/fault.ts';
import { inWords } from './faults/figures.ts';
import { broken, deaths, restOf, startAfresh } from './faults/invariant.ts';
import { openScene } from './faults/scene.ts';
import { measureStretch } from './faults/stretch.ts';
import { writeTable, type Row } from './faults/table.ts';
import { refuse, Refusal } from './supervisor/refusal.ts';

const { values, positionals } = parseArgs({
  options: { rounds: { type: 'string', default: '1' }, write: { type: 'boolean' } },
  allowPositionals: true,
});

try {
  if (process.platform !== 'linux') throw new Refusal('The faults are made with what Linux has.');
  const rounds = Number(values.rounds);
  if (!(rounds > 0))
    throw new Refusal(`--rounds must be a number above 0, not '${values.rounds}'.`);
  const rows = await runAll(chosen(), rounds);
  const failed = rows.filter(({ fault }) => fault);
  const seconds = rows.reduce((total, row) => total + row.seconds, 0);
  console.log(`\n${rows.length - failed.length} of ${rows.length} hold, ${seconds.toFixed(0)} s`);
  if (values.write) await writeTable(rows);
  process.exit(failed.length > 0 ? 1 : 0);
} catch (error) {
  refuse(error);
}

function chosen() {
  const ids = positionals.map((id) => id.toUpperCase());
  const unknown = ids.find((id) => !faults.some((fault) => fault.id === id));
  if (unknown) {
    throw new Refusal(`There is no ${unknown}, only ${faults.map(({ id }) => id).join(', ')}.`);
  }
  return faults.filter(({ id }) => ids.length === 0 || ids.includes(id));
}

async function runAll(all: typeof faults, rounds: number): Promise<Row[]> {
  const scene = await openScene(rounds);
  const rows: Row[] = [];
  try {
    const rest = restOf(scene);
    for (const fault of all) {
      const row = await runOne(fault, scene, () => broken(scene, rest));
      console.log(
        `${row.fault ? '✗' : '✓'} ${row.id.padEnd(4)}${row.title} (${row.seconds.toFixed(1)} s)`,
      );
      console.log(`      ${[row.fault, row.figures].filter(Boolean).join('\n      ')}`);
      rows.push(row);
    }
    return rows;
  } finally {
    await scene.close();
  }
}

async function runOne(
  { id, title, run }: (typeof faults)[number],
  scene: Scene,
  check: () => ReturnType<typeof broken>,
): Promise<Row> {
  const started = performance.now();
  const row = (figures: string, fault?: string): Row => ({
    ...{ id, title, figures, seconds: (performance.now() - started) / 1000 },
    ...(fault && { fault }),
  });
  let figures = '';
  const stretch = await measureStretch();
  try {
    const before = scene.client.requests;
    const measured = await run(scene);
    const { faults, orphans } = await check();
    const requests = scene.client.requests - before;
    figures = inWords({
      ...(requests > 0 && { requests }),
      ...measured,
      ...(orphans > 0 && { 'files without a row': orphans }),
      ...(stretch > 1.3 && { 'machine slowed down by others': `×${stretch.toFixed(1)}` }),
    });
    if (faults.length > 0) await startAfresh(scene);
    return row(figures, faults.join('; '));
  } catch (error) {
    const died = deaths(scene);
    await startAfresh(scene);
    const { message, stack } = error as Error;
    // What does not hold says so itself; anything else is a fault of the rig.
    const what = error instanceof AssertionError ? message : (stack ?? message);
    return row(figures, [what, ...died].join('; '));
  }
}
