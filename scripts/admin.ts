/** npm run admin -- add <email> | password <email> | deactivate <email>: manages moderators' accounts. No argument: usage. */
import { runOnDatabase } from './dev/product/command.ts';

await runOnDatabase('api/dist/commands/admin.js');
