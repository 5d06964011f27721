/**
 * Builds api/dist. The Nest CLI's swc builder drops one leading folder of a source's path, so it has to run in this one:
 * from the root the result would be api/dist/src.
 */
process.chdir(import.meta.dirname);
process.argv.splice(2, Infinity, 'build');
await import('@nestjs/cli/bin/nest.js');
