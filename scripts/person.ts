/**
 * npm run person -- export <e-mail or phone> [--out file] | erase <e-mail or phone> [--yes]: one person's own data.
 * What each does is told by `npm run person`.
 */
import { runOnDatabase } from './dev/product/command.ts';

await runOnDatabase('api/dist/commands/privacy.js');
