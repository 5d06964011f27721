/** npm run backup -- [file]: everything that the marketplace knows, in one file. */
import { runOnDatabase } from './supervisor/command.ts';

await runOnDatabase('api/dist/commands/backup.js');
