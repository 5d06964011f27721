import { createReadStream } from 'node:fs';
import { ImagesService } from '../src/images/images.service.ts';
import { BackupError } from './backup/archive.ts';
import { progressReporter, summary } from './backup/progress.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { print, runCommand } from './run-command.ts';

/** `node api/dist/commands/restore.js <file>`: fills an empty marketplace from a backup. */
await runCommand(async (orm) => {
  const [, , file] = process.argv;
  if (!file) throw new BackupError('name the file: npm run restore -- <file>');
  const source = createReadStream(file);
  const manifest = await restoreBackup(orm, new ImagesService(), source, progressReporter());
  print(`Restored ${summary(manifest)}`);
  const missing = manifest.missing.length;
  if (missing > 0) print(`${missing} listings lost an image that was removed during the backup`);
}, 'The backup was not restored: ');
