/** A Nigerian E.164 number as people dial and write it, also before a text: `0803 123 4567`. Anything else stays as it is. */
export const asDialled = (number: string) =>
  number.replace(/^\+234(\d{3})(\d{3})(\d{4})(?!\d)/, '0$1 $2 $3');

/** A sentence of ours with the Nigerian numbers in it so written. */
export const withDialled = (sentence: string) =>
  sentence.replace(
    /(^|[\s“])(\+234\d{10})/g,
    (_, before: string, number: string) => before + asDialled(number),
  );
