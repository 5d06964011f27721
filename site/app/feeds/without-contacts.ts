const email = /[^\s@<>()]+@[^\s@<>()]+\.[a-z]{2,}/gi;
/** A Nigerian number as people write it: with 0, 234 or +234 in front and spaces, dots or dashes between. */
const phone =
  /(?<!\d)(?:\+|009?[\s.-]*)?(?:234|0)[\s.-]*(?:\(0\)[\s.-]*)?(?:\d[\s.-]*){8,9}\d(?!\d)/g;

/**
 * A text without the addresses and numbers in it. Feeds are what machines collect: whoever wants to get in touch comes to
 * the listing, where the warning about fraud is.
 */
export const withoutContacts = (text: string) => text.replace(email, '…').replace(phone, '…');
