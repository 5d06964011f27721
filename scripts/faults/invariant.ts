import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Scene } from './fault.ts';
import { megabytes } from './figures.ts';
import { stopLoads } from './load.ts';

/** What each server may hold when it is at rest: what it held after the warm-up, by its kind. */
export type Rest = Record<'api' | 'site', number>;

/** Over a fifth more than at first: what V8 and the image library keep for the next time. */
const slack = 80 * 1024 * 1024;

export const restOf = ({ rig }: Scene): Rest => ({
  api: Math.max(...rig.apis.map((server) => server.usage().memory)),
  site: Math.max(...rig.sites.map((server) => server.usage().memory)),
});

/**
 * What must be true after every fault: every accepted submission is one row and every row was accepted; every image that a
 * row names is there; nobody died unasked; no answer showed our insides; memory is back. Answers sentences about
 * what is not, and how many files no row names, which the upkeep of images removes later.
 */
export async function broken(
  scene: Scene,
  rest: Rest,
): Promise<{ faults: string[]; orphans: number }> {
  await scene.ledger.settle();
  const { faults, orphans } = await compareRows(scene);
  const { client, ledger } = scene;
  faults.push(...ledger.faults.splice(0), ...deaths(scene));
  if (client.leaks.length > 0)
    faults.push(`Answers show our insides: ${client.leaks.splice(0)[0]}`);
  return { faults: [...faults, ...(await heavy(scene, rest))], orphans };
}

/** What ended unasked, or met a fault that no code foresaw, since this was asked last. */
export function deaths({ rig }: Scene): string[] {
  return rig.servers.flatMap((server) => [
    ...server.deaths.splice(0).map((how) => `${server.id} died unasked: ${how}`),
    ...server.faults
      .splice(0, Infinity)
      .slice(0, 1)
      .map((line) => `${server.id} logged an unforeseen fault: ${line.slice(0, 600)}`),
  ]);
}

/** After a fault that did not hold: the next one is judged by itself. */
export async function startAfresh(scene: Scene) {
  await stopLoads();
  for (const server of scene.rig.servers) if (!server.isRunning) await server.start();
  for (const server of scene.rig.servers) await server.ready();
  const rows = await rowsOf(scene);
  for (const { reference, image } of rows) if (image) await dropLost(scene, reference, image);
  scene.ledger.adopt(rows.map(({ reference }) => reference));
}

const rowsOf = ({ db }: Scene) =>
  db.rows<{ reference: string; image: string | null }>(
    'select reference, image from job union all select reference, image from company',
  );

async function dropLost({ rig, db }: Scene, reference: string, image: string) {
  if (existsSync(join(rig.dataDir, image))) return;
  await db.rows('update job set image = null where reference = ?', [reference]);
}

async function compareRows(scene: Scene) {
  const { rig, ledger } = scene;
  const rows = await rowsOf(scene);
  const accepted = new Set(ledger.accepted.values());
  const kept = new Set(rows.map(({ reference }) => reference));
  const lost = [...accepted].filter((reference) => !kept.has(reference));
  const surplus = [...kept].filter((reference) => !accepted.has(reference));
  const faults: string[] = [];
  if (lost.length > 0)
    faults.push(`${lost.length} accepted submissions are lost, such as ${lost[0]}`);
  if (surplus.length > 0)
    faults.push(`${surplus.length} rows were never accepted, such as ${surplus[0]}`);
  if (kept.size < rows.length) faults.push(`${rows.length - kept.size} references are given twice`);

  const uploads = join(rig.dataDir, 'uploads');
  const named = new Set(rows.flatMap(({ image }) => (image ? [image.split('/')[2]!] : [])));
  const complete = (id: string) =>
    ['640.webp', '320.webp'].every((file) => existsSync(join(uploads, id, file)));
  const missing = [...named].filter((id) => !complete(id));
  if (missing.length > 0) faults.push(`${missing.length} rows name images that are gone`);
  const stored = existsSync(uploads) ? readdirSync(uploads) : [];
  return { faults, orphans: stored.filter((id) => !named.has(id)).length };
}

async function heavy({ rig }: Scene, rest: Rest): Promise<string[]> {
  const over = () =>
    rig.servers.filter((server) => server.usage().memory > rest[server.kind] * 1.2 + slack);
  // Memory is given back a moment after the load has gone.
  for (const end = Date.now() + 10_000; over().length > 0 && Date.now() < end;) await wait(500);
  return over().map(
    (server) =>
      `${server.id} still holds ${megabytes(server.usage().memory)}, at rest it was ${megabytes(rest[server.kind])}`,
  );
}
