/**
 * Loaded into every part before its own code (`node --import`): when the supervisor is gone, however it went, the part
 * stops as if it had been asked to, so that nothing is left behind holding a port or the database. A part that looks out
 * for this itself is left to it, because a second request means 'at once'.
 */
process.once('disconnect', () => {
  setTimeout(() => process.exit(1), 10_000).unref();
  if (process.listenerCount('disconnect') > 0) return;
  // The supervisor read our output; writing to it now must not cut the orderly stop short.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  process.kill(process.pid, 'SIGTERM');
});
// The line to the supervisor alone is no reason to stay alive.
process.channel?.unref();

export {};
