import { createReadStream } from 'node:fs';
import { MikroORM } from '@mikro-orm/postgresql';
import { databaseOptions } from '../src/app/database.ts';
import { ImagesService } from '../src/images/images.service.ts';
import { BackupError } from './backup/archive.ts';
import { progressReporter, summary } from './backup/progress.ts';
import { restoreBackup } from './backup/restore-backup.ts';

/** `node api/dist/commands/restore.js <file>`: fills an empty marketplace from a backup. */
const [, , file] = process.argv;
const orm = await MikroORM.init(databaseOptions);
try {
  if (!file) throw new BackupError('name the file: npm run restore -- <file>');
  const manifest = await restoreBackup(
    orm,
    new ImagesService(),
    createReadStream(file),
    progressReporter(),
  );
  process.stdout.write(`Restored ${summary(manifest)}\n`);
  if (manifest.missing.length > 0) {
    process.stdout.write(
      `${manifest.missing.length} listings lost their image: it was removed while the backup ran\n`,
    );
  }
} catch (error) {
  process.stderr.write(
    `The backup was not restored: ${error instanceof Error ? error.message : error}\n`,
  );
  process.exitCode = 1;
} finally {
  await orm.close();
}
