/** The site's path that takes a business to its listing, before the token. */
export const ownerLinkPath = '/manage/link/';

/** The path of the link that confirms a report, before its token. */
export const reportLinkPath = '/report/confirm/';

const token = new RegExp(`(${ownerLinkPath}|${reportLinkPath})[^/?#]+`, 'gi');

/** An address for logs and traces: with the token of a link anybody can do what its owner can. */
export const withoutLinkToken = (address: string) => address.replace(token, '$1…');
