import { hash, verify } from '@node-rs/argon2';

/** OWASP's parameters for argon2id (the library's default algorithm): 19 MiB, two passes, one lane. */
const ARGON2_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash of a random password: verifying it makes an unknown email take as long as a wrong password. */
const dummyHash = hash(crypto.randomUUID(), ARGON2_COST);

/** The argon2id hash to store, with its salt and parameters. */
export const hashPassword = (password: string): Promise<string> => hash(password, ARGON2_COST);

/** Verifies a password. Without a hash it does the same work and returns false. */
export async function verifyPassword(password: string, passwordHash: string | undefined) {
  const matches = await verify(passwordHash ?? (await dummyHash), password);
  return passwordHash !== undefined && matches;
}
