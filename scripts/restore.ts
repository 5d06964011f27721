/** npm run restore -- <file>: fills an empty marketplace from a backup. */
import { runOnDatabase } from './dev/product/command.ts';

await runOnDatabase('api/dist/commands/restore.js', { migrated: false });
