/** A link that calls a number as people write it. */
export const callUrl = (number: string) => `tel:${number.replace(/[^+\d]/g, '')}`;

/** A WhatsApp chat with a number, which begins with a text. */
export const whatsappUrl = (number: string, text: string) =>
  `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
