import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { config } from '../config/config.ts';

/** Signs the texts of one purpose with its own key, derived from `JWT_SECRET`: no signature is valid for another purpose. */
export function signer(purpose: string) {
  const key = Buffer.from(hkdfSync('sha256', config.jwtSecret, '', purpose, 32));
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  return {
    sign,
    /** Whether a signature, or its first `length` characters, is valid for the text; takes the same time for a wrong one. */
    isSigned(text: string, signature: string, length = 43): boolean {
      const expected = Buffer.from(sign(text).slice(0, length));
      const given = Buffer.from(signature);
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}
