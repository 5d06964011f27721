/** Mail providers whose names are mistyped most. */
const providers = [
  'gmail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'ymail.com',
];
/** Real domains that are one letter from a provider's. */
const alike = new Set(['mail.com', 'gmx.com', 'email.com']);

/** The address with the provider that was probably meant; undefined when nothing looks mistyped. */
export function correctedEmail(typed: string): string | undefined {
  const [, name, domain = ''] = /^([^@\s]+) *@ *([^@\s]+)$/.exec(typed.trim()) ?? [];
  const written = domain.toLowerCase().replace(/[.,]+$/, '');
  if (!name || providers.includes(written) || alike.has(written)) return undefined;
  const meant = providers.find((provider) => isOneSlipApart(written, provider));
  if (meant) return `${name}@${meant}`;
  return written.endsWith('.con') ? `${name}@${written.slice(0, -3)}com` : undefined;
}

/** One letter missing, added, wrong, or swapped with the next. */
function isOneSlipApart(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [a, b] = [one.slice(start), other.slice(start)];
  return (
    a.slice(1) === b ||
    a === b.slice(1) ||
    a.slice(1) === b.slice(1) ||
    (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
  );
}
