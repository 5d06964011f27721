import { type Cookie, createCookie, redirect } from '@remix-run/node';
import type { IncomingMessage } from 'node:http';
import { cookieText } from '../layout/cookie.server.ts';
import { toastCookie } from './form-definition.ts';

/**
 * Readable by script, which removes it where the page has said the message itself. Signed with the site key, which every
 * instance has: nobody else can make one, nor have pages rendered past the cache.
 */
const cookie = () =>
  (made ??= createCookie(toastCookie, {
    path: '/',
    sameSite: 'lax',
    maxAge: 60,
    // Read when it is first needed: a key may come from a file (SITE_KEY_FILE).
    secrets: [`toast ${process.env.SITE_KEY ?? ''}`],
  }));
let made: Cookie | undefined;

const carried = new RegExp(`(?:^|;)\\s*${toastCookie}=`);

/** Whether a request carries a message; false at once without such a cookie. */
export const carriesToast = ({ headers: { cookie: sent } }: IncomingMessage) =>
  sent !== undefined && carried.test(sent) && cookieText(cookie(), sent).then(Boolean);

/** 303 to a page that shows the message once, without script as well. */
export async function redirectWithToast(url: string, message: string) {
  return redirect(url, {
    status: 303,
    headers: { 'Set-Cookie': await cookie().serialize(message), 'Cache-Control': 'no-store' },
  });
}

/** The message for this visitor, and the headers that remove it. */
export async function takeToast(request: Request) {
  const toast = await cookieText(cookie(), request.headers.get('Cookie'));
  if (toast === undefined) return { toast, headers: {} };
  return { toast, headers: { 'Set-Cookie': await cookie().serialize('', { maxAge: 0 }) } };
}
