const email = String.raw`[^\s@<>()]+@[^\s@<>()]+\.[a-z]{2,}`;
/** Nigerian numbers with 0, 234 or +234 and spaces, dots or dashes. */
const phone = String.raw`(?<!\d)(?:\+|009?[\s.-]*)?(?:234|0)[\s.-]*(?:\(0\)[\s.-]*)?(?:\d[\s.-]*){8,9}\d(?!\d)`;

/**
 * Email addresses and phone numbers in a text, in any case: expressions that JavaScript and PostgreSQL read alike. They are
 * removed from feeds, which are harvested, and from what visitors read of a listing while it is held after reports.
 */
export const contactPatterns = [email, phone] as const;

/** Stands where a contact was. */
export const removedContact = '…';
