import { accessSync, constants } from 'node:fs';

/** An expected error whose message is for the person at the terminal and is printed without a stack trace. */
export class Refusal extends Error {}

/** @throws Refusal with the remedy for a folder in which this user may not write */
export function refuseUnwritable(
  folder: string,
  remedy: string,
  make: (folder: string) => unknown,
) {
  try {
    make(folder);
    accessSync(`${folder}/.`, constants.W_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Refusal(`${folder} cannot be written (${code}): ${remedy}.`);
  }
}

/** Prints the error and exits with 1. */
export function refuse(error: unknown): never {
  console.error(error instanceof Refusal ? `\n${error.message}\n` : error);
  process.exit(1);
}
