import * as all from './all.ts';

/**
 * Every migration, oldest first: the names of a module are in alphabetical order. Named files instead of a folder scan work
 * in builds and tests alike.
 */
export const migrations = Object.values(all);
