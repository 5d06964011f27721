const email = /[^\s@<>()]+@[^\s@<>()]+\.[a-z]{2,}/gi;
/** Nigerian numbers with 0, 234 or +234 and spaces, dots or dashes. */
const phone =
  /(?<!\d)(?:\+|009?[\s.-]*)?(?:234|0)[\s.-]*(?:\(0\)[\s.-]*)?(?:\d[\s.-]*){8,9}\d(?!\d)/g;

/** Removes email addresses and phone numbers, also from the text of feeds, which are harvested. */
export const withoutContacts = (text: string) => text.replace(email, '…').replace(phone, '…');

interface Held {
  heldUntil: string | null;
  description?: string | null;
  requirements?: string[];
}

/** Removes the contacts from a listing's own words while it is held after reports; any other listing stays as it is. */
export function withoutHeldContacts<Listing extends Held>(listing: Listing): Listing {
  const { heldUntil, description, requirements } = listing;
  if (!heldUntil) return listing;
  return {
    ...listing,
    ...(description && { description: withoutContacts(description) }),
    ...(requirements && { requirements: requirements.map(withoutContacts) }),
  };
}
