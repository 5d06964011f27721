/** npm run backup -- [file]: everything that the marketplace knows, in one file. */
import { runOnDatabase } from './dev/product/command.ts';

await runOnDatabase('api/dist/commands/backup.js');
