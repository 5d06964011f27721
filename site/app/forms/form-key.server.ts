import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { uuidPattern as uuid } from '#platform/uuid.ts';

/** A unique name, the second of issue (base 36), and a signature. */
const signed = new RegExp(`^(${uuid}\\.[\\da-z]{6,8})\\.([\\w-]{22})$`, 'i');
const known = new RegExp(`${signed.source}|^${uuid}$`, 'i');

/** The key of a form that is shown at this moment. */
export function newFormKey(now: Date): string {
  const name = `${randomUUID()}.${Math.floor(now.getTime() / 1000).toString(36)}`;
  return `${name}.${signatureOf(name)}`;
}

/** Whether a value has the form of a key, of this or an earlier release. */
export const isFormKey = (value: unknown): value is string =>
  typeof value === 'string' && known.test(value);

/** Seconds since a key was issued; null for a wrong signature or a time in the future. */
export function secondsSince(key: string, now: Date): number | null {
  const [, name = '', signature = ''] = signed.exec(key) ?? [];
  if (!name || !timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(name))))
    return null;
  const seconds = now.getTime() / 1000 - parseInt(name.split('.')[1] ?? '', 36);
  return seconds < -60 ? null : Math.max(0, seconds);
}

/** Signed with the site key, which every instance of the site has. */
const signatureOf = (name: string) =>
  createHmac('sha256', process.env.SITE_KEY ?? '')
    .update(`form key ${name}`)
    .digest('base64url')
    .slice(0, 22);
