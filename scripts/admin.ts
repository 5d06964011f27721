/**
 * npm run admin -- add <email> | password <email> | deactivate <email>: the accounts of moderators.
 * What each does is told by `npm run admin`.
 */
import { runOnDatabase } from './supervisor/command.ts';

await runOnDatabase('api/dist/commands/admin.js');
