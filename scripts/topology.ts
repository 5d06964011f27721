/**
 * npm run topology: starts the product as a big operation has it (two apis, two sites, balancers, PostgreSQL with a streaming
 * replica, an S3 server, a mail server, all on this machine) and proves what docs/operations.md says of it, one line with
 * figures per step. `npm run topology -- journey backup` does some of it. Exit code 1 when something did not hold. At most
 * four minutes; Linux only; nothing is left behind.
 */
import { inWords } from './faults/figures.ts';
import { refuse, Refusal } from './supervisor/refusal.ts';
import { eachKilled } from './topology/each-killed.ts';
import { journey } from './topology/journey.ts';
import { mailGoes, mailReturns, mailsArrived } from './topology/mail-outage.ts';
import { replicaServes } from './topology/replica-serves.ts';
import { restored } from './topology/restored.ts';
import { rollingRestart } from './topology/rolling-restart.ts';
import { openTopology, type Step, type Topology } from './topology/topology.ts';

const steps: Step[] = [
  journey,
  replicaServes,
  mailGoes,
  eachKilled,
  mailReturns,
  rollingRestart,
  restored,
  mailsArrived,
];

try {
  const started = performance.now();
  const chosen = choose(process.argv.slice(2));
  const topology = await openTopology();
  let failed = 0;
  try {
    for (const step of chosen) if (!(await holds(step, topology))) failed += 1;
  } finally {
    await topology.close();
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`\n${chosen.length - failed} of ${chosen.length} hold, ${seconds} s`);
  process.exit(failed > 0 ? 1 : 0);
} catch (error) {
  refuse(error);
}

function choose(ids: string[]): Step[] {
  const unknown = ids.find((id) => !steps.some((step) => step.id === id));
  if (unknown)
    throw new Refusal(`There is no ${unknown}, only ${steps.map(({ id }) => id).join(', ')}.`);
  return steps.filter(({ id }) => ids.length === 0 || ids.includes(id));
}

/** Runs a step and prints its line; after one that did not hold everything is started again for the next. */
async function holds({ title, run }: Step, topology: Topology): Promise<boolean> {
  const started = performance.now();
  const line = (sign: string) =>
    console.log(`${sign} ${title} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  try {
    const figures = inWords(await run(topology));
    line('✓');
    console.log(`    ${figures}`);
    return true;
  } catch (error) {
    line('✗');
    console.log(
      `    ${process.env.TOPOLOGY_DEBUG ? (error as Error).stack : (error as Error).message}`,
    );
    for (const server of topology.rig.servers) if (!server.isRunning) await server.start();
    return false;
  }
}
