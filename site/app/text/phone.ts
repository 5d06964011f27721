/** A link that calls a number as people write it. */
export const callUrl = (number: string) => `tel:${number.replace(/[^+\d]/g, '')}`;

/** A WhatsApp chat with a number, which begins with a text. */
export const whatsappUrl = (number: string, text: string) =>
  `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;

/** An E.164 number as Nigerians dial and write it, also before a text: `0803 123 4567`. Foreign ones stay as they are. */
export const asDialled = (number: string) =>
  number.replace(/^\+234(\d{3})(\d{3})(\d{4})(?!\d)/, '0$1 $2 $3');
