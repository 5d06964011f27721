import type { Cookie } from '@remix-run/node';

/** The text that a cookie of ours carries; undefined without one, and where it is malformed or wrongly signed. */
export async function cookieText(own: Cookie, sent: string | null): Promise<string | undefined> {
  const text: unknown = await own.parse(sent).catch(() => null);
  return typeof text === 'string' && text ? text : undefined;
}
