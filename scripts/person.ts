/**
 * npm run person -- export <email or phone> [--out file] | erase <email or phone> [--yes]: one person's own data.
 * `npm run person` shows the usage.
 */
import { runOnDatabase } from './dev/product/command.ts';

await runOnDatabase('api/dist/commands/privacy.js');
