/** A reason not to go on that is a sentence for the person at the terminal: shown without a stack trace. */
export class Refusal extends Error {}

/** Ends a command: a refusal shows its sentence, anything unforeseen its stack. */
export function refuse(error: unknown): never {
  console.error(error instanceof Refusal ? `\n${error.message}\n` : error);
  process.exit(1);
}
