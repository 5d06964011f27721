export interface WebLink {
  href: string;
  /** Whose page it is, to be shown before anybody follows it. */
  host: string;
}

/** A link that a stranger wrote, when it is a plain web address; anything else (`javascript:`, a mail address) is none. */
export function webLink(address: string | null | undefined): WebLink | undefined {
  if (!address || !URL.canParse(address)) return undefined;
  const { protocol, href, host } = new URL(address);
  return protocol === 'https:' || protocol === 'http:' ? { href, host } : undefined;
}
