/** npm run seed -- --companies 100000 --jobs 100000: inserts generated listings, for tests of scale. */
import { runOnDatabase } from './dev/product/command.ts';

await runOnDatabase('api/dist/commands/seed.js');
