/** The site's path that takes a business to its listing, before the token. */
export const ownerLinkPath = '/manage/link/';

const token = new RegExp(`(${ownerLinkPath})[^/?#]+`, 'gi');

/** An address for logs and traces: with an owner's token anybody can change the listing. */
export const withoutLinkToken = (address: string) => address.replace(token, '$1…');
