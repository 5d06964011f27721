import type { Request } from 'express';
import { networksOf } from '#platform/networks.ts';
import { keyedHash } from '../hash.ts';
import { emailIn, knownDevice } from './known-devices.ts';
import type { Policy } from './policy.ts';

/**
 * The key that a request is counted by, a keyed hash, so that neither address nor email is stored; undefined if the
 * request has no value of that kind, or is not counted.
 */
export function quotaKey(
  { per, except }: Pick<Policy, 'per' | 'except'>,
  request: Request,
): string | undefined {
  if (except === 'known-device' && knownDevice(request)) return undefined;
  if (except === 'site-page' && request.forSitePage) return undefined;
  const value = {
    address: () => networksOf(request.visitorAddress).near,
    network: () => networksOf(request.visitorAddress).wide,
    account: () => request.account?.id,
    partner: () => request.partner?.id,
    listing: () => request.owner?.id,
    email: () => emailIn(request.body),
    device: () => knownDevice(request),
    // Counted by the letters themselves (notices/).
    mailbox: () => undefined,
    everybody: () => 'everybody',
  }[per]();
  return value === undefined ? undefined : keyedHash(`${per} ${value}`);
}

/** The mailbox of an email address: `A.da+jobs@gmail.com` and `ada@gmail.com` are one. */
export function mailboxKey(email: string): string {
  const [local = '', host = ''] = email.toLowerCase().split('@');
  const [name = ''] = local.replaceAll('.', '').split('+');
  return keyedHash(`mailbox ${name}@${host.replace(/^googlemail\.com$/, 'gmail.com')}`);
}
