import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Whether a domain is for examples and tests and belongs to nobody (RFC 2606). */
export const isReservedDomain = (domain: string) =>
  /(^|\.)(test|example|invalid|localhost|example\.(com|net|org))\.?$/i.test(domain);

/** Whether a URL is for visitors elsewhere: not on this machine, in a private network or below a reserved domain. */
export function isPublicUrl(url: string): boolean {
  const host = new URL(url).hostname.replace(/^\[(.*)\]$/, '$1');
  if (isIP(host)) return ipaddr.parse(host).range() === 'unicast';
  return host.includes('.') && !isReservedDomain(host) && !/\.(local|internal|lan)$/.test(host);
}
