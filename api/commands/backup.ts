import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { MikroORM } from '@mikro-orm/postgresql';
import { config } from '../src/config/config.ts';
import { databaseOptions } from '../src/app/database.ts';
import { ImagesService } from '../src/images/images.service.ts';
import { progressReporter, summary } from './backup/progress.ts';
import { writeBackup } from './backup/write-backup.ts';

/**
 * `node api/dist/commands/backup.js [file]`: writes all data of the marketplace into one file, also while it runs; by
 * default into `DATA_DIR/backups`. The file has personal data, so only its owner can read it.
 */
const name = `marketplace-${new Date().toISOString().replace(/[:.]/g, '-')}.tar.gz`;
const file = resolve(process.argv[2] ?? join(config.dataDir, 'backups', name));
const orm = await MikroORM.init(databaseOptions);
try {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const out = createWriteStream(`${file}.part`, { mode: 0o600, flush: true });
  const manifest = await writeBackup(orm, new ImagesService(), out, progressReporter());
  await rename(`${file}.part`, file);
  process.stdout.write(`Backed up ${summary(manifest)} to ${file}\n`);
} catch (error) {
  await rm(`${file}.part`, { force: true });
  process.stderr.write(`No backup was made: ${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
} finally {
  await orm.close();
}
