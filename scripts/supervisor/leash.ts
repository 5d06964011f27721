/**
 * Loaded into every part before its own code (`node --import`): when the supervisor is gone, however it went, the part
 * stops as if it had been asked to, so that nothing is left behind holding a port or the database.
 */
process.once('disconnect', () => {
  // The supervisor read our output; writing to it now must not cut the orderly stop short.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  setTimeout(() => process.exit(1), 10_000).unref();
  process.kill(process.pid, 'SIGTERM');
});
// The line to the supervisor alone is no reason to stay alive.
process.channel?.unref();

export {};
