import { createCookie, redirect } from '@remix-run/node';
import { toastCookie } from './form-definition.ts';

/** Readable by script, which removes it where the page has said the message itself. */
const cookie = createCookie(toastCookie, { path: '/', sameSite: 'lax', maxAge: 60 });

/** 303 to a page that shows the message once, without script as well. */
export async function redirectWithToast(url: string, message: string) {
  return redirect(url, {
    status: 303,
    headers: { 'Set-Cookie': await cookie.serialize(message), 'Cache-Control': 'no-store' },
  });
}

/** The message for this visitor, and the headers that remove it. */
export async function takeToast(request: Request) {
  const message: unknown = await cookie.parse(request.headers.get('Cookie')).catch(() => null);
  if (typeof message !== 'string' || !message) return { toast: undefined, headers: {} };
  return {
    toast: message,
    headers: { 'Set-Cookie': await cookie.serialize('', { maxAge: 0 }) },
  };
}
