import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { ImagesService } from '../src/platform/images/images.service.ts';
import { progressReporter, summary } from './backup/progress.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { parseArguments, print, runCommand, UsageError } from './run-command.ts';

/** `node api/dist/commands/restore.js <file>`: fills an empty marketplace from a backup. */
const usage = 'npm run restore -- <file>   loads a backup into an empty marketplace';

await runCommand(async (orm) => {
  const [file] = parseArguments(usage, process.argv.slice(2), {}, 1).positionals;
  if (!file) throw new UsageError(usage);
  await access(file);
  const source = createReadStream(file);
  const manifest = await restoreBackup(orm, new ImagesService(), source, progressReporter());
  print(`Restored ${summary(manifest)}`);
  const missing = manifest.missing.length;
  if (missing > 0) print(`${missing} listings lost an image that was removed during the backup`);
}, 'The backup was not restored: ');
