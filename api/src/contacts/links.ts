import { hostOf } from './hosts.ts';

const inText =
  /\b(?:https?:\/\/|www\.)[^\s<>"']{3,300}|\b(?:[a-z0-9-]{1,40}\.){1,3}[a-z]{2,10}\/[^\s<>"']{1,100}/gi;

/** The links in a text as written there. */
export const linksIn = (text: string): string[] => text.match(inText) ?? [];

/** The host of a link, also of one without `https://`; empty for an invalid one. */
export const hostIn = (link: string) => hostOf(withScheme(link)) ?? '';

/** A page on a host that anybody can use, such as `forms.gle/Ab12`; undefined for a home page. */
export function pageOf(link: string): string | undefined {
  const path = URL.parse(withScheme(link))?.pathname.replace(/[/.,;:)]+$/, '');
  return path && path.length > 2 ? hostIn(link) + path : undefined;
}

const withScheme = (link: string) => (/^https?:/i.test(link) ? link : `https://${link}`);
