/**
 * npm run admin -- add <email> | password <email> | deactivate <email>: the accounts of moderators.
 * What each does is told by `npm run admin`.
 */
import { runOnDatabase } from './dev/product/command.ts';

await runOnDatabase('api/dist/commands/admin.js');
