/** A moment for people and for machines: `<time dateTime={moment.iso}>{moment.text}</time>`. */
export type Moment = Record<'iso' | 'text', string>;

const DAY_MS = 24 * 60 * 60 * 1000;
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** Made at the first use. */
function inLagos(locale: string, options: Intl.DateTimeFormatOptions) {
  let format: Intl.DateTimeFormat | undefined;
  return (iso: string) => {
    format ??= new Intl.DateTimeFormat(locale, { ...options, timeZone: 'Africa/Lagos' });
    return format.format(new Date(iso));
  };
}
const fullDay = inLagos('en-GB', { dateStyle: 'full' });

/** `20 Nov 2026`, in Lagos time. */
export const dayOf = inLagos('en-NG', { dateStyle: 'medium' });

/** `Friday 20 November 2026`, in Lagos time; empty without a moment. */
export const dayIn = (iso: string) => iso && fullDay(iso).replace(',', '');

/** `40 min`, `3 h`, `2 days`. */
export function duration(hours: number): string {
  if (hours >= 48) return `${Math.round(hours / 24)} days`;
  return hours >= 1 ? `${Math.round(hours)} h` : `${Math.max(1, Math.round(hours * 60))} min`;
}

/** `November 2026`, in Lagos time. */
export const month = inLagos('en-NG', { month: 'long', year: 'numeric' });

/**
 * Days since, in Lagos time: 'today', 'yesterday', '3 days ago'; the date after 30 days. Formatted on the server, so that
 * hydration cannot differ.
 */
export function ago(iso: string, now: Date): Moment {
  const days = lagosDay(now) - lagosDay(new Date(iso));
  return {
    iso,
    text: days > 30 ? dayOf(iso) : relative.format(-Math.max(days, 0), 'day'),
  };
}

/** The number of the day in Lagos, an hour ahead of UTC all year. */
export const lagosDay = (moment: Date) => Math.floor((moment.getTime() + 60 * 60 * 1000) / DAY_MS);
