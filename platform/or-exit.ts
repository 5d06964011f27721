/** What `read` returns. Its error ends the process; only the message is printed, for the person who can mend the settings. */
export function orExit<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    return exit((error as Error).message);
  }
}

/** Prints a sentence to stderr and exits with 1. */
export function exit(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
