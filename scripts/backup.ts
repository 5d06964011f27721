/** npm run backup -- [file]: writes all data of the marketplace to one file. */
import { runOnDatabase } from './dev/product/command.ts';

await runOnDatabase('api/dist/commands/backup.js');
