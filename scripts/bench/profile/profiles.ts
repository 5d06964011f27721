import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Extent } from '../extent.ts';
import type { Path } from '../load/interleaved.ts';
import type { Generator } from '../load/load.ts';
import { type Bench, kept } from '../preparation.ts';
import { postgresProcesses, processorTime } from './processor.ts';
import { recordable, recorded } from './record.ts';
import { type Share, sharesOf } from './shares.ts';

/** Where a request of one path spends the processors, in milliseconds; undefined where it cannot be told. */
export interface Profiled {
  name: string;
  /** The processes that answer, the api behind a page, and PostgreSQL with its backends. */
  process: number | undefined;
  api: number | undefined;
  postgres: number | undefined;
  /** What the thread that answers was seen doing; of yardsticks nothing. */
  seen: Share[];
}

const connections = 16;

/** Those whose goals differ most in what limits them, and what they are compared with. */
const interesting = new Set([
  'Y1 node:http, constant',
  'list page, cached',
  'Y4 renderToString, cards',
  'list page, not cached',
  'Y2 node:http + pg, list',
  'JSON list',
  'JSON search, common, total known',
  'JSON single',
]);

/** The profiles stay there, for the performance panel of Chrome's developer tools. */
const folder = join(kept, 'profiles');
const fileOf = (id: string) => join(folder, `${id}.cpuprofile`);

/** The environment of a subject that is to be profiled, by its id. */
export function profiling(id: string) {
  mkdirSync(folder, { recursive: true });
  return recordable(fileOf(id));
}

/** Measures some paths once more: what they cost, and then, since looking costs something itself, where. */
export async function measureProfiles(
  { progress }: Bench,
  generator: Generator,
  paths: readonly Path[],
  api: number | undefined,
  { seconds }: Extent,
): Promise<Profiled[]> {
  const profiled: Profiled[] = [];
  for (const path of paths.filter(({ name }) => interesting.has(name))) {
    progress.now(`Profiling: ${path.name}`);
    const load = () => generator.run(path, connections, seconds(connections));
    const behind = api !== undefined && !path.pids.includes(api) && path.profile ? [api] : [];
    const used = () =>
      [path.pids, behind, postgresProcesses(join(kept, 'postgres'))].map(processorTime);
    const before = used();
    const { answers } = await load();
    const [process, ofApi, postgres] = used().map(
      (now, at) => now && (now - (before[at] ?? 0)) / answers,
    );
    const [pid] = path.pids;
    const seen =
      path.profile && pid ? sharesOf(await recorded(pid, fileOf(path.profile), load)) : [];
    profiled.push({ name: path.name, process, api: ofApi, postgres, seen });
  }
  return profiled;
}
