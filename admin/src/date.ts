/** Formats an ISO 8601 time in Lagos; empty for null. */
function inLagos(options: Intl.DateTimeFormatOptions) {
  const format = new Intl.DateTimeFormat('en-NG', { ...options, timeZone: 'Africa/Lagos' });
  return (iso: string | null) => (iso ? format.format(new Date(iso)) : '');
}

export const dayOf = inLagos({ dateStyle: 'medium' });
export const clockOf = inLagos({ timeStyle: 'short' });
export const timeOf = inLagos({ dateStyle: 'medium', timeStyle: 'short' });
