/** Returns the result of `read`, such as settings; on an error prints its message without a stack trace and exits with 1. */
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
