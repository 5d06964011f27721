/**
 * Preloaded into every child process (`node --import`): when the supervisor is gone, even by SIGKILL, the child process
 * sends itself SIGTERM, so that nothing keeps a port or the database. A program with its own 'disconnect' listener is left
 * alone, because a second signal means 'at once'.
 */
process.once('disconnect', () => {
  setTimeout(() => process.exit(1), 10_000).unref();
  if (process.listenerCount('disconnect') > 0) return;
  // The supervisor read our output: a write error now must not interrupt the orderly stop.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  process.kill(process.pid, 'SIGTERM');
});
// Do not keep the event loop alive for the IPC channel.
process.channel?.unref();

export {};
