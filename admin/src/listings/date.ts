const day = new Intl.DateTimeFormat('en-NG', { dateStyle: 'medium', timeZone: 'Africa/Lagos' });
const moment = new Intl.DateTimeFormat('en-NG', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Africa/Lagos',
});

/** An ISO 8601 moment as a day in Lagos. */
export const dayOf = (iso: string | null) => (iso ? day.format(new Date(iso)) : '');

/** An ISO 8601 moment as day and time in Lagos. */
export const momentOf = (iso: string | null) => (iso ? moment.format(new Date(iso)) : '');
