import { freeMail, hostOf, isAmong, ownDomainOf, sharedPages, shorteners } from '../hosts.ts';
import { notice, quoted, type Rule } from '../note.ts';

/**
 * An address at one company's domain and a website at another's. Mail at Gmail and forms at Google are normal: it says
 * something only where both have a domain of their own.
 */
export const emailDomain: Rule = ({ kind, email, website }) => {
  const mail = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  const host = website ? hostOf(website) : undefined;
  if (!host || !isOwn(host) || isAmong(freeMail, mail)) return [];
  if (ownDomainOf(mail) === ownDomainOf(host)) return [];
  const page = kind === 'job' ? 'the page where people apply' : 'the website';
  return [
    notice(
      'email_domain',
      `The e-mail address is at ${quoted(mail)} and ${page} at ${quoted(host)}. Check that the sender speaks for the company: look both up, or call.`,
    ),
  ];
};

/** Whether a host is the company's own, as far as one can see. */
export const isOwn = (host: string) => !isAmong(sharedPages, host) && !isAmong(shorteners, host);
