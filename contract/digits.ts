/** Of a whole number: `10,000`. `toLocaleString` makes a formatter first, which is slow on a cheap phone. */
export const grouped = (count: number | bigint | string) =>
  `${count}`.replace(/\B(?=(?:\d{3})+$)/g, ',');
