const email = /[^\s@<>()]+@[^\s@<>()]+\.[a-z]{2,}/gi;
/** Nigerian numbers with 0, 234 or +234 and spaces, dots or dashes. */
const phone =
  /(?<!\d)(?:\+|009?[\s.-]*)?(?:234|0)[\s.-]*(?:\(0\)[\s.-]*)?(?:\d[\s.-]*){8,9}\d(?!\d)/g;

/** Removes email addresses and phone numbers: feeds are harvested, and the warning about fraud is on the site. */
export const withoutContacts = (text: string) => text.replace(email, '…').replace(phone, '…');
