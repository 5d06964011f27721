import { createHmac } from 'node:crypto';
import type { Request } from 'express';
import ipaddr from 'ipaddr.js';
import { config } from '../../config/config.ts';
import type { Policy } from './policies.ts';

/**
 * The key that a request is counted by, a keyed hash, so that neither address nor email is stored; undefined if the
 * request has no value of that kind.
 */
export function quotaKey(per: Policy['per'], request: Request): string | undefined {
  const value = {
    address: () => networkOf(request.visitorAddress),
    account: () => request.account?.id,
    email: () => emailIn(request.body),
    everybody: () => 'everybody',
  }[per]();
  return value === undefined ? undefined : hashed(`${per} ${value}`);
}

/** The key of an email in a network; undefined if the request has no email. */
export function loginPlace({ body, visitorAddress }: Request): string | undefined {
  const email = emailIn(body);
  return email === undefined ? undefined : hashed(`${email} at ${networkOf(visitorAddress)}`);
}

/** An IPv4 address unchanged, an IPv6 address as its /64. */
function networkOf(address: string): string {
  const parsed = ipaddr.isValid(address) ? ipaddr.parse(address) : undefined;
  if (!(parsed instanceof ipaddr.IPv6)) return address;
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}

function emailIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('email' in body)) return undefined;
  return typeof body.email === 'string' ? body.email.trim().toLowerCase() : undefined;
}

const hashed = (text: string) =>
  createHmac('sha256', config.jwtSecret).update(text).digest('base64url');
