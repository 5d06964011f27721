import { hash, verify } from '@node-rs/argon2';

/** OWASP's parameters for argon2id (the library's default algorithm): 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A hash of nobody's password, so that an unknown email takes as long as a wrong password. */
const nobody = hash(crypto.randomUUID(), cost);

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
