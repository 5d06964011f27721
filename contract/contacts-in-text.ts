/** Chats and profiles are mostly written without `https://`: `t.me/swift`. */
const link = String.raw`(?:https?://|www\.|(?:[a-z\d-]{1,63}\.){1,4}[a-z]{2,24}/)[^\s<>(),]+`;
const email = String.raw`[^\s@<>()]+@[^\s@<>()]+\.[a-z]{2,}`;
/** Spaces, dashes, dots and brackets. Listed, since `\s` is only a blank and breaks in some locales of PostgreSQL. */
const gap = String.raw`[\s\u00a0\u2000-\u2015\u202f().-]*`;
/** Nigerian numbers with 0, 234 or +234. */
const phone = String.raw`(?<!\d)(?:\+|009?${gap})?(?:234|0)${gap}(?:\(0\)${gap})?(?:\d${gap}){8,9}\d(?!\d)`;

/**
 * Links, email addresses and phone numbers in a text, in any case: expressions that JavaScript and PostgreSQL read alike.
 * They are removed from feeds, which are harvested, and from what visitors read of a listing while it is held after reports.
 */
export const contactPatterns = [link, email, phone] as const;

/** Stands where a contact was. */
export const removedContact = '…';
