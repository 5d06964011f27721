const email = /[^\s@<>()]+@[^\s@<>()]+\.[a-z]{2,}/gi;
/** Nigerian numbers with 0, 234 or +234 and spaces, dots or dashes. */
const phone =
  /(?<!\d)(?:\+|009?[\s.-]*)?(?:234|0)[\s.-]*(?:\(0\)[\s.-]*)?(?:\d[\s.-]*){8,9}\d(?!\d)/g;

/** Removes email addresses and phone numbers, of listings that are held and in feeds: those are harvested. */
export const withoutContacts = (text: string) => text.replace(email, '…').replace(phone, '…');

interface Told {
  heldUntil: string | null;
  description?: string | null;
  requirements?: string[];
}

/** A listing as pages tell it: while it is held after reports without the contacts in its own words, too. */
export function told<Listing extends Told>(listing: Listing): Listing {
  const { heldUntil, description, requirements } = listing;
  if (!heldUntil) return listing;
  return {
    ...listing,
    ...(description && { description: withoutContacts(description) }),
    ...(requirements && { requirements: requirements.map(withoutContacts) }),
  };
}
