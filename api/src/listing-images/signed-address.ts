import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { config } from '../config/config.ts';
import { idIn, pathOf } from '../images/image-path.ts';

const key = Buffer.from(hkdfSync('sha256', config.jwtSecret, '', 'signed image addresses', 32));
const hour = 60 * 60;

/** What a signed address has in its query, as it came. */
export interface Signature {
  expires?: unknown;
  signature?: unknown;
}

/**
 * The address under which a moderator's browser shows an image that is not public: an `<img>` sends no token. Good for
 * both files, three to four hours from `now`, and the same for an hour, so that a list that is asked for again shows what
 * it has.
 */
export function signedAddress(path: string, now: Date): string {
  const id = idIn(path);
  if (!id) return path;
  const expires = (Math.ceil(now.getTime() / 1000 / hour) + 3) * hour;
  return `${path}?expires=${expires}&signature=${sign(id, String(expires)).toString('base64url')}`;
}

/** Whether we gave this address for the image, and not too long ago. */
export function isSigned(id: string, { expires, signature }: Signature, now: Date): boolean {
  if (typeof expires !== 'string' || typeof signature !== 'string') return false;
  if (!/^\d{1,12}$/.test(expires)) return false;
  const expected = sign(id, expires);
  const given = Buffer.from(signature, 'base64url');
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  return isOurs && Number(expires) * 1000 > now.getTime();
}

const sign = (id: string, expires: string) =>
  createHmac('sha256', key)
    .update(`${pathOf(id)} ${expires}`)
    .digest();
