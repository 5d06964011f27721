/** A moment for people and for machines: `<time dateTime={moment.iso}>{moment.text}</time>`. */
export type Moment = Record<'iso' | 'text', string>;

const DAY_MS = 24 * 60 * 60 * 1000;
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const inLagos = (locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'Africa/Lagos' });
const calendar = inLagos('en-NG', { dateStyle: 'medium' });
const monthOfYear = inLagos('en-NG', { month: 'long', year: 'numeric' });
const fullDay = inLagos('en-GB', { dateStyle: 'full' });

/** `20 Nov 2026`, in Lagos time. */
export const dayOf = (iso: string) => calendar.format(new Date(iso));

/** `Friday 20 November 2026`, in Lagos time; empty without a moment. */
export const dayIn = (iso: string) => iso && fullDay.format(new Date(iso)).replace(',', '');

/** `40 min`, `3 h`, `2 days`. */
export function duration(hours: number): string {
  if (hours >= 48) return `${Math.round(hours / 24)} days`;
  return hours >= 1 ? `${Math.round(hours)} h` : `${Math.max(1, Math.round(hours * 60))} min`;
}

/** `November 2026`, in Lagos time. */
export const month = (iso: string) => monthOfYear.format(new Date(iso));

/**
 * Days since, in Lagos time: 'today', 'yesterday', '3 days ago'; the date after 30 days. Formatted on the server, so that
 * hydration cannot differ.
 */
export function ago(iso: string, now: Date): Moment {
  const days = lagosDay(now) - lagosDay(new Date(iso));
  return {
    iso,
    text: days > 30 ? calendar.format(new Date(iso)) : relative.format(-Math.max(days, 0), 'day'),
  };
}

/** The number of the day in Lagos, an hour ahead of UTC all year. */
export const lagosDay = (moment: Date) => Math.floor((moment.getTime() + 60 * 60 * 1000) / DAY_MS);
