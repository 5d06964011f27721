export type WebLink = Record<'href' | 'host', string>;

/** An untrusted link; undefined unless it is http or https. */
export function webLink(address: string | null | undefined): WebLink | undefined {
  if (!address || !URL.canParse(address)) return undefined;
  const { protocol, href, host } = new URL(address);
  return protocol === 'https:' || protocol === 'http:' ? { href, host } : undefined;
}
