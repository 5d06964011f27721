const zone = { timeZone: 'Africa/Lagos' } as const;
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', ...zone });
const time = new Intl.DateTimeFormat('en-GB', {
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  ...zone,
});

/** The date in Nigeria, such as `Friday 4 December 2026`. */
export const dayInLagos = (moment: Date) => day.format(moment).replace(',', '');

/** Date and time in Nigeria, such as `Friday 4 December 2026, 10:15 am (Lagos time)`. */
export const momentInLagos = (moment: Date) =>
  `${dayInLagos(moment)}, ${time.format(moment)} (Lagos time)`;
