/** An E.164 number as Nigerians dial and write it, also before a text: `0803 123 4567`. Foreign ones stay as they are. */
export const asDialled = (number: string) =>
  number.replace(/^\+234(\d{3})(\d{3})(\d{4})(?!\d)/, '0$1 $2 $3');
