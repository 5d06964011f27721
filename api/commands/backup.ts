import { randomUUID } from 'node:crypto';
import { createWriteStream, rmSync, statSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { config } from '../src/config/config.ts';
import { ImagesService } from '../src/platform/images/images.service.ts';
import { progressReporter, summary } from './backup/progress.ts';
import { writeBackup } from './backup/write-backup.ts';
import { parseArguments, print, runCommand } from './run-command.ts';

/**
 * `node api/dist/commands/backup.js [file or folder]`: writes all data of the marketplace into one file, also while it runs; by
 * default into `DATA_DIR/backups`. The file has personal data, so only its owner can read it.
 */
const usage = `npm run backup                writes DATA_DIR/backups/marketplace-<time>.tar.gz
npm run backup -- <folder>/   writes marketplace-<time>.tar.gz there
npm run backup -- <file>      writes that file`;
await runCommand(async (orm) => {
  const [given] = parseArguments(usage, process.argv.slice(2), {}, 1).positionals;
  const name = `marketplace-${new Date().toISOString().replace(/[:.]/g, '-')}.tar.gz`;
  const folder = given ?? join(config.dataDir, 'backups');
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found && !found.isFile() && !found.isDirectory())
    throw new Error(`${folder} is neither a file nor a folder: it would be replaced.`);
  const isFile = given && !given.endsWith('/') && !found?.isDirectory();
  const file = resolve(isFile ? given : join(folder, name));
  // Of its own: another backup may be writing the same file.
  const part = `${file}.${randomUUID()}.part`;
  process.once('exit', () => rmSync(part, { force: true }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const out = createWriteStream(part, { mode: 0o600, flush: true });
  const manifest = await writeBackup(orm, new ImagesService(), out, progressReporter());
  await rename(part, file);
  print(`Backed up ${summary(manifest)} to ${file}`);
}, 'No backup was made: ');
