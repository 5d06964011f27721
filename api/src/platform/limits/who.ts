import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Request } from 'express';
import { config } from '../../config/config.ts';
import type { Policy } from './policies.ts';

/**
 * Whose quota a request takes from; undefined when it has nothing that the policy counts by. A keyed hash, so that
 * nobody's address or e-mail can be read where the counts are kept.
 */
export function whoIs(per: Policy['per'], request: Request): string | undefined {
  const told = {
    address: () => networkOf(request.visitorAddress),
    account: () => request.account?.id,
    email: () => emailIn(request.body),
    everybody: () => 'everybody',
  }[per]();
  return told === undefined ? undefined : hashed(`${per} ${told}`);
}

/** Whose e-mail was sent from which network; undefined when none was sent. */
export function placeOf({ body, visitorAddress }: Request): string | undefined {
  const email = emailIn(body);
  return email === undefined ? undefined : hashed(`${email} at ${networkOf(visitorAddress)}`);
}

/** An IPv4 address as it is, an IPv6 address as its /64. */
export function networkOf(address: string): string {
  const [numeric = ''] = address.split('%', 1);
  if (!isIPv6(numeric)) return address;
  const [head, tail] = numeric.split('::').map(groupsOf);
  const zeros = tail ? Array(8 - head!.length - tail.length).fill('0') : [];
  const groups = [...head!, ...zeros, ...(tail ?? [])].slice(0, 4);
  return `${groups.map((group) => parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/** The groups of a part of an IPv6 address; an IPv4 address at its end stands for two. */
const groupsOf = (part: string): string[] =>
  part
    .replace(/[\d.]*\.\d+$/, '0:0')
    .split(':')
    .filter(Boolean);

function emailIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('email' in body)) return undefined;
  return typeof body.email === 'string' ? body.email.trim().toLowerCase() : undefined;
}

const hashed = (text: string) =>
  createHmac('sha256', config.jwtSecret).update(text).digest('base64url');
