import { createCookie, redirect } from '@remix-run/node';

const cookie = createCookie('toast', { path: '/', httpOnly: true, sameSite: 'lax', maxAge: 60 });

/** Answers a form that was accepted: another page is asked for (303) and shows the sentence, without script too. */
export async function redirectWithToast(url: string, message: string) {
  return redirect(url, {
    status: 303,
    headers: { 'Set-Cookie': await cookie.serialize(message), 'Cache-Control': 'no-store' },
  });
}

/** The sentence left for this visitor, and the headers that make sure it is shown only once. */
export async function takeToast(request: Request) {
  const message: unknown = await cookie.parse(request.headers.get('Cookie')).catch(() => null);
  if (typeof message !== 'string' || !message) return { toast: undefined, headers: {} };
  return {
    toast: message,
    headers: { 'Set-Cookie': await cookie.serialize('', { maxAge: 0 }) },
  };
}
