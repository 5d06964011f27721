import { hash, verify } from '@node-rs/argon2';
import { isGuessable } from './guessable.ts';

/** OWASP's parameters for argon2id (the library's default algorithm): 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A hash of nobody's password, so that an unknown email takes as long as a wrong password. */
const nobody = hash(crypto.randomUUID(), cost);

/**
 * A sentence about what is wrong with a new password, or undefined when it will do: 12 to 1,024 characters of any kind,
 * used whole, and not one that programs try early. `about` is what is known of the account, such as its email.
 */
export function passwordFault(password: string, about: readonly string[] = []): string | undefined {
  const { length } = [...password];
  if (length < 12) return 'The password must have at least 12 characters.';
  if (length > 1024) return 'The password must have at most 1,024 characters.';
  const isDull = new Set(password).size < 5 || /^\d+$/.test(password);
  if (isDull || isGuessable(password, about)) return 'The password is too easy to guess.';
  return undefined;
}

/** What to keep instead of a password. */
export const hashPassword = (password: string): Promise<string> => hash(password, cost);

/** Whether `password` is the one that was hashed. Without a hash it does the same work and says no. */
export async function verifyPassword(
  password: string,
  passwordHash: string | undefined,
): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await nobody), password);
  return passwordHash !== undefined && matches;
}
