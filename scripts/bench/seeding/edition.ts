import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../supervisor/settings.ts';

/** What a seeded database is made from: another text in any of these makes another database. */
const sources = ['scripts/bench/seeding/*.ts', 'api/src/migrations/*.ts'];

/** Eight letters that stand for the present edition of the seeds and the schema. */
export function edition(): string {
  const hash = createHash('sha256');
  const files = globSync(sources, { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 8);
}
