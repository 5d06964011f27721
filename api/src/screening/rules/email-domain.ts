import { freeMail, hostOf, isAmong, isOwnHost, ownDomainOf } from '../../contacts/hosts.ts';
import { notice, quoted, type Rule } from '../note.ts';

/**
 * An email address at one company's domain and a website at another's. Gmail addresses and Google forms are normal, so
 * both must have a domain of their own.
 */
export const emailDomain: Rule = ({ kind, email, website }) => {
  const mail = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  const host = website ? hostOf(website) : undefined;
  if (!host || !isOwnHost(host) || isAmong(freeMail, mail)) return undefined;
  if (ownDomainOf(mail) === ownDomainOf(host)) return undefined;
  const page = kind === 'job' ? 'the page where people apply' : 'the website';
  return notice(
    'email_domain',
    `The email address is at ${quoted(mail)} and ${page} at ${quoted(host)}. Check that the sender speaks for the company: look both up, or call.`,
  );
};
