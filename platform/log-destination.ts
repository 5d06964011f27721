/** Beyond this, lines that the reader has not taken yet are dropped. */
const MAX_BUFFERED_BYTES = 1024 * 1024;

/**
 * Standard output for pino, without waiting: pino's own destination blocks the process while the reader is slow, and for ever
 * when it is gone, in a loop that no signal ends.
 */
export const logDestination = {
  write(line: string): void {
    if (process.stdout.writableLength < MAX_BUFFERED_BYTES) process.stdout.write(line);
  },
};

// A server continues without the reader of its output.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
