import { execFileSync } from 'node:child_process';
import { cpus, loadavg, totalmem } from 'node:os';
import { root } from '../../supervisor/settings.ts';
import { connected } from '../seeding/databases.ts';

const settings = [
  'shared_buffers',
  'work_mem',
  'effective_cache_size',
  'random_page_cost',
  'jit',
  'max_parallel_workers_per_gather',
  'fsync',
];

/** Where and on what was measured, in sentences for the report. To be asked before the load begins. */
export async function circumstances(server: string, generator: string, extent: string) {
  const client = await connected(server);
  const { rows } = await client.query<{ name: string; value: string }>(
    `select name, current_setting(name) as value from unnest($1::text[]) as name`,
    [settings],
  );
  const { rows: versions } = await client.query<{ version: string }>(
    `select current_setting('server_version') as version`,
  );
  await client.end();
  const shown = rows.map(({ name, value }) => `${name} ${value}`).join(', ');
  const memory = Math.round(totalmem() / 1024 ** 3);
  return [
    `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, commit ${commit()}, ${extent} form.`,
    `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${memory} GB; load of the machine at the start ${loadavg()[0]!.toFixed(2)} (1 minute).`,
    `Node ${process.version}, PostgreSQL ${versions[0]?.version} (${shown}), load from ${generator} on the same machine.`,
  ];
}

function commit(): string {
  try {
    const git = (...args: string[]) =>
      execFileSync('git', args, {
        cwd: root,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      });
    const changed = git('status', '--porcelain', '--untracked-files=no').trim() !== '';
    return git('rev-parse', '--short', 'HEAD').trim() + (changed ? ' with changes' : '');
  } catch {
    return 'unknown';
  }
}
