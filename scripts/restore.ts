/** npm run restore -- <file>: fills an empty marketplace from a backup. */
import { runOnDatabase } from './supervisor/command.ts';

await runOnDatabase('api/dist/commands/restore.js', { migrated: false });
