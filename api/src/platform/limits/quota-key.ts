import type { Request } from 'express';
import { networksOf } from '#platform/networks.ts';
import { keyedHash } from '../hash.ts';
import { phone } from '../validation/contact.ts';
import { emailIn, knownDevice } from './known-devices.ts';
import type { Policy } from './policy.ts';

/**
 * The key that a request is counted by, a keyed hash, so that neither address, email nor phone is stored; undefined if the
 * request has no value of that kind, or is not counted.
 */
export function quotaKey({ per, except }: Pick<Policy, 'per' | 'except'>, request: Request) {
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
    neighbourhood: () => phoneIn(request.body)?.slice(0, 9),
    everybody: () => 'everybody',
  }[per]();
  return value === undefined ? undefined : keyedHash(`${per} ${value}`);
}

/** The number in the body of a check, as E.164. */
const phoneIn = (body: unknown) =>
  typeof body === 'object' && body && 'number' in body
    ? phone.safeParse(body.number).data
    : undefined;
