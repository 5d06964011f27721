/** Chats and profiles are mostly written without `https://`: `t.me/swift`. */
const link = String.raw`(?:https?://|www\.|(?:[a-z\d-]{1,63}\.){1,4}[a-z]{2,24}/)[^\s<>(),]+`;
/** The @ of an email, also as `[at]`. As ` at ` before mail providers alone: people meet at places. */
export const emailAt = String.raw`(?:@|\s?[([]\s?(?:at|@)\s?[)\]]\s?|\s{1,3}(?:at|@)\s{1,3}(?=(?:(?:g|google|hot|proton|rocket|y)mail|icloud|outlook|yahoo)))`;
/** A dot of its domain, also as `[dot]`, and as ` dot ` where the name ends as those of mailboxes do. */
export const emailDot = String.raw`(?:\.|\s?[([]\s?(?:dot|\.)\s?[)\]]\s?|\s{1,3}dot\s{1,3}(?=(?:[a-z\d-]{1,63}\s{1,3}dot\s{1,3}){0,4}(?:africa|biz|com?|info|io|net|ng|online|org|site|store|uk|xyz)(?![a-z\d])))`;
const email = String.raw`[^\s@<>()[\]]+${emailAt}[^\s@<>()[\]]+(?:${emailDot}[a-z][a-z\d-]+)+`;
/** Spaces, dashes, dots and brackets. Listed, since `\s` is only a blank and breaks in some locales of PostgreSQL. */
const gap = String.raw`[\s\u00a0\u2000-\u2015\u202f().-]*`;
/** Also the letter O for a zero, and the wide digits of Asian keyboards. */
const digit = String.raw`(?:[\d\uff10-\uff19]|o(?![a-np-z]))`;
const notInNumber = String.raw`(?![\d\uff10-\uff19])`;
/** Nigerian numbers with 0, 234 or +234, and mobile ones without. */
const phone = String.raw`(?<![\d\uff10-\uff19])(?:(?:\+|009?${gap})?(?:[2\uff12][3\uff13][4\uff14]|[0\uff10]|(?<![a-z])o)${gap}(?:\(0\)${gap})?(?:${digit}${gap}){8,9}${digit}|[7-9][01]\d[\s.-]?\d{3}[\s.-]?\d{4})${notInNumber}`;
/** Seven or more digits in words. */
const inWords = '(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|double|triple)';
const spelled = String.raw`(?:${inWords}${gap}){6,}${inWords}`;

/** Links, email addresses and phone numbers in a text, in any case: expressions that JavaScript and PostgreSQL read alike. */
export const contactPatterns = [link, email, phone, spelled] as const;

/** Stands where a contact was. */
export const removedContact = '…';

const patterns = contactPatterns.map((pattern) => new RegExp(pattern, 'gi'));

/** A text without contacts: in feeds, which are harvested, and in what visitors read of a listing held after reports. */
export const withoutContacts = (text: string) =>
  patterns.reduce((rest, pattern) => rest.replace(pattern, removedContact), text);
