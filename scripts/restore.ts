/** npm run restore -- <file>: loads a backup into an empty marketplace. */
import { runOnDatabase } from './dev/product/command.ts';

await runOnDatabase('api/dist/commands/restore.js', { migrate: false });
