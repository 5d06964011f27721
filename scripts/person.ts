/**
 * npm run person -- export <email or phone> [--out file] | erase <email or phone> [--yes]: exports or erases the personal
 * data of one person. No argument: usage.
 */
import { runOnDatabase } from './dev/product/command.ts';

await runOnDatabase('api/dist/commands/privacy.js');
