const day = new Intl.DateTimeFormat('en-NG', { dateStyle: 'medium', timeZone: 'Africa/Lagos' });
const time = new Intl.DateTimeFormat('en-NG', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Africa/Lagos',
});

/** Day in Lagos of an ISO 8601 time; empty for null. */
export const dayOf = (iso: string | null) => (iso ? day.format(new Date(iso)) : '');

const clock = new Intl.DateTimeFormat('en-NG', { timeStyle: 'short', timeZone: 'Africa/Lagos' });

/** Time of day in Lagos of an ISO 8601 time. */
export const clockOf = (iso: string) => clock.format(new Date(iso));

/** Day and time in Lagos of an ISO 8601 time; empty for null. */
export const timeOf = (iso: string | null) => (iso ? time.format(new Date(iso)) : '');
