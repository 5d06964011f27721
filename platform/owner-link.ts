/** The site's path that takes a business to its listing, before the token. */
const ownerLinkPath = '/manage/link/';

/** The path of the link that confirms a report, before its token. */
export const reportLinkPath = '/report/confirm/';

/** The path of the link that undoes a change of a listing's email, before its token. */
export const objectionLinkPath = '/manage/object/';

const token = new RegExp(`(${ownerLinkPath}|${objectionLinkPath}|${reportLinkPath})[^/?#]+`, 'gi');

/** An address for logs and traces: with the token of a link anybody can do what its owner can. */
export const withoutLinkToken = (address: string) => address.replace(token, '$1…');
