/**
 * npm run images -- move | clean | prepare: images to a bucket, and away with those that no listing has.
 * What each does is told by `npm run images`.
 */
import { runOnDatabase } from './dev/product/command.ts';

await runOnDatabase('api/dist/commands/images.js');
