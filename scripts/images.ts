/** npm run images -- move | clean | prepare: moves images to a bucket, removes unused ones. No argument: usage. */
import { runOnDatabase } from './dev/product/command.ts';

await runOnDatabase('api/dist/commands/images.js');
