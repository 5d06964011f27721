import { createReadStream, statSync } from 'node:fs';
import { ImagesService } from '../src/platform/images/images.service.ts';
import { progressReporter, summary } from './backup/progress.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { parseArguments, print, runCommand, UsageError } from './run-command.ts';

/** `node api/dist/commands/restore.js <file>`: fills an empty marketplace from a backup. */
const usage = 'npm run restore -- <file>   loads a backup into an empty marketplace';

await runCommand(async (orm) => {
  const [file] = parseArguments(usage, process.argv.slice(2), {}, 1).positionals;
  if (!file) throw new UsageError(usage);
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) throw new Error(`There is no file ${file}.`);
  if (found.isDirectory()) throw new Error(`${file} is a folder: name a file in it.`);
  const source = createReadStream(file);
  const manifest = await restoreBackup(orm, new ImagesService(), source, progressReporter());
  print(`Restored ${summary(manifest)}`);
  print('Moderators log in with the accounts of the backup: those made here before are gone.');
  const missing = manifest.missing.length;
  if (missing > 0) print(`${missing} listings lost an image that was removed during the backup`);
}, 'The backup was not restored: ');
