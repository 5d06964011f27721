import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';

const uuid = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}';
/** A name of its own, the second in which it was issued (base 36), and the proof that we issued it. */
const signed = new RegExp(`^(${uuid}\\.[\\da-z]{6,8})\\.([\\w-]{22})$`, 'i');
const known = new RegExp(`${signed.source}|^${uuid}$`, 'i');

/** A new key for a form that is shown at this moment. */
export function newFormKey(now: Date): string {
  const name = `${randomUUID()}.${Math.floor(now.getTime() / 1000).toString(36)}`;
  return `${name}.${proofOf(name)}`;
}

/** Whether something carried can be a key, ours or of an earlier release. */
export const isFormKey = (carried: unknown): carried is string =>
  typeof carried === 'string' && known.test(carried);

/** How long ago we issued a key, in seconds; null for one that we did not issue, or for the future. */
export function secondsSince(key: string, now: Date): number | null {
  const [, name = '', proof = ''] = signed.exec(key) ?? [];
  if (!name || !timingSafeEqual(Buffer.from(proof), Buffer.from(proofOf(name)))) return null;
  const seconds = now.getTime() / 1000 - parseInt(name.split('.')[1] ?? '', 36);
  return seconds < -60 ? null : Math.max(0, seconds);
}

/** The site key signs, since every instance of the site has it and nobody else but the API. */
const proofOf = (name: string) =>
  createHmac('sha256', process.env.SITE_KEY ?? '')
    .update(`form key ${name}`)
    .digest('base64url')
    .slice(0, 22);
