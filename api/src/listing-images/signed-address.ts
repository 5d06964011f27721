import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { config } from '../config/config.ts';
import { idIn, pathOf } from '../images/image-path.ts';

const key = Buffer.from(hkdfSync('sha256', config.jwtSecret, '', 'signed image addresses', 32));
const HOUR_SECONDS = 60 * 60;

/** The unvalidated query of a signed address. */
export interface Signature {
  expires?: unknown;
  signature?: unknown;
}

/**
 * The address of an image that is not public for a moderator's browser, since an `<img>` sends no token. Valid for both
 * files for three to four hours; stays the same within an hour, so that the browser's cache is used.
 */
export function signedAddress(path: string, now: Date): string {
  const id = idIn(path);
  if (!id) return path;
  const expires = (Math.ceil(now.getTime() / 1000 / HOUR_SECONDS) + 3) * HOUR_SECONDS;
  return `${path}?expires=${expires}&signature=${sign(id, String(expires)).toString('base64url')}`;
}

/** Whether the signature is ours, is for this image and has not expired. */
export function isSigned(id: string, { expires, signature }: Signature, now: Date): boolean {
  if (typeof expires !== 'string' || typeof signature !== 'string') return false;
  if (!/^\d{1,12}$/.test(expires)) return false;
  const expected = sign(id, expires);
  const given = Buffer.from(signature, 'base64url');
  const isValid = given.length === expected.length && timingSafeEqual(given, expected);
  return isValid && Number(expires) * 1000 > now.getTime();
}

const sign = (id: string, expires: string) =>
  createHmac('sha256', key)
    .update(`${pathOf(id)} ${expires}`)
    .digest();
