import { createHash, createHmac } from 'node:crypto';
import { config } from '../config/config.ts';

/** SHA-256 in hex, for secrets of many random bits: keys, tokens, recovery codes. Passwords need a slow hash. */
export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * HMAC-SHA-256 with `JWT_SECRET`, for values that could be guessed: addresses, emails, phone numbers. The text begins with
 * its purpose, so that no hash serves another one.
 */
export const keyedHash = (text: string) =>
  createHmac('sha256', config.jwtSecret).update(text).digest('base64url');
