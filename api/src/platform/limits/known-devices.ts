import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Request, Response } from 'express';
import { config } from '../../config/config.ts';
import { keyedHash } from '../hash.ts';

const KNOWN_MS = 180 * 24 * 3_600_000;

/**
 * Devices on which an account has logged in before, by a signed cookie (OWASP: slow down online guessing with device
 * cookies). There it has a quota of its own: otherwise anyone who knows its email could lock its owner out. The cookie
 * allows nothing else: a login needs the password all the same.
 */
export function rememberDevice(request: Request, response: Response, now: Date): void {
  const email = emailIn(request.body);
  if (email === undefined) return;
  const device = `${now.getTime().toString(36)}-${randomBytes(9).toString('base64url')}`;
  response.cookie(cookieOf(email), `${device}.${signature(email, device)}`, {
    httpOnly: true,
    sameSite: 'strict',
    secure: config.site.url.startsWith('https:'),
    path: '/api/auth/login',
    maxAge: KNOWN_MS,
  });
}

/** The device of a login, if its email has been used there; undefined for a cookie that is forged or too old. */
export function knownDevice({ body, headers }: Request, now = new Date()): string | undefined {
  const email = emailIn(body);
  if (email === undefined || !headers.cookie) return undefined;
  const cookie = new RegExp(`(?:^|;\\s*)${cookieOf(email)}=([\\w-]+)\\.([\\w-]{43})(?:;|$)`);
  const [, device = '', signed = ''] = cookie.exec(headers.cookie) ?? [];
  const [since = ''] = device.split('-');
  if (!device || now.getTime() - parseInt(since, 36) > KNOWN_MS) return undefined;
  const isSigned = timingSafeEqual(Buffer.from(signed), Buffer.from(signature(email, device)));
  return isSigned ? `${email} on ${device}` : undefined;
}

export function emailIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('email' in body)) return undefined;
  return typeof body.email === 'string' ? body.email.trim().toLowerCase() : undefined;
}

/** One per account, since moderators may share a computer; a hash, so that it does not tell the email. */
const cookieOf = (email: string) => `device-${keyedHash(`device cookie ${email}`).slice(0, 12)}`;

const signature = (email: string, device: string) => keyedHash(`device ${device} of ${email}`);
