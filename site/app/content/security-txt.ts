interface Facts {
  siteUrl: string;
  supportEmail: string;
}

const day = 86_400_000;
/** RFC 9116 §2.5.5 recommends less than a year, so that nobody writes to an address that was given up. */
const validDays = 330;

/** The page that says how to report a fault, and what we ask and promise. */
export const reportPath = '/report';

/** What `/.well-known/security.txt` says (RFC 9116): whom to tell of a fault. The same for a whole day. */
export function securityTxt({ siteUrl, supportEmail }: Facts, now: Date): string {
  const today = Math.floor(now.getTime() / day) * day;
  return [
    `Contact: mailto:${supportEmail}`,
    `Expires: ${new Date(today + validDays * day).toISOString()}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    `Policy: ${siteUrl}${reportPath}#faults`,
    'Preferred-Languages: en',
    '',
  ].join('\n');
}
