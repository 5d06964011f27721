/** An expected error whose message is for the person at the terminal and is printed without a stack trace. */
export class Refusal extends Error {}

/** Prints the error and exits with 1. */
export function refuse(error: unknown): never {
  console.error(error instanceof Refusal ? `\n${error.message}\n` : error);
  process.exit(1);
}
