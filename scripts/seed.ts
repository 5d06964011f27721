/** npm run seed -- --companies 100000 --jobs 100000: made-up listings, to see how a big marketplace does. */
import { runOnDatabase } from './dev/product/command.ts';

await runOnDatabase('api/dist/commands/seed.js');
