import { idIn, pathOf } from '../platform/images/image-path.ts';
import { signer } from '../platform/signing.ts';

const addresses = signer('signed image addresses');
const HOUR_SECONDS = 60 * 60;

/** The unvalidated query of a signed address. */
export interface Signature {
  expires?: unknown;
  signature?: unknown;
}

/**
 * The address of an image that is not public for the browser of a moderator or an owner, since an `<img>` sends no token.
 * Valid for both files for three to four hours; stays the same within an hour, so that the browser's cache is used.
 */
export function signedAddress(path: string, now: Date): string {
  const id = idIn(path);
  if (!id) return path;
  const expires = (Math.ceil(now.getTime() / 1000 / HOUR_SECONDS) + 3) * HOUR_SECONDS;
  return `${path}?expires=${expires}&signature=${addresses.sign(signed(id, String(expires)))}`;
}

/** Whether the signature is ours, is for this image and has not expired. */
export function isSigned(id: string, { expires, signature }: Signature, now: Date): boolean {
  if (typeof expires !== 'string' || typeof signature !== 'string') return false;
  if (!/^\d{1,12}$/.test(expires)) return false;
  return (
    addresses.isSigned(signed(id, expires), signature) && Number(expires) * 1000 > now.getTime()
  );
}

const signed = (id: string, expires: string) => `${pathOf(id)} ${expires}`;
