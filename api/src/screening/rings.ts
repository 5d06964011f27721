import type { EntityManager } from '@mikro-orm/postgresql';
import { type Contact, printOf } from '../contacts/contacts.ts';
import { notice, quoted } from './note.ts';
import type { ScreeningNote } from '../listings/screening-note.schemas.ts';
import { contactNames, isFraud, MAX_SEEN, type Seen } from './seen.ts';

/** A contact of a submission that other listings have, too. */
export type Ring = ReturnType<typeof ringsOf>[number];

/** Other companies with one contact from which it is noted; employers also share the web address of an applicant system. */
const minCompanies = ({ type }: Contact) => (type === 'host' || type === 'page' ? 3 : 2);
/** Public listings from which a contact is known to be an agency's, unless one was rejected for fraud. */
const MIN_LIVE = 3;

/** The contacts that occur elsewhere, the most widespread first. */
export const ringsOf = (contacts: readonly Contact[], seen: readonly Seen[]) => {
  const own = contacts.find(({ type }) => type === 'cacNumber')?.value;
  return contacts
    .map((contact) => {
      const print = printOf(contact);
      const among = seen.filter(({ prints }) => prints.includes(print));
      const numbers = new Set(among.map(({ cacNumber }) => cacNumber));
      if (own) numbers.delete(own);
      return {
        contact,
        /** At most {@link MAX_SEEN} of each kind are counted. */
        listings: among.length,
        /** Different CAC numbers among them, except the submission's. */
        companies: numbers.size,
        rejected: among.filter(({ status }) => status === 'rejected').length,
        isFraud: among.some(({ day, reason }) => day !== null && isFraud(reason)),
        /** Public now: moderators know the contact. */
        live: among.filter(({ status }) => status === 'live').length,
      };
    })
    .filter(({ listings }) => listings > 0)
    .toSorted((a, b) => Number(b.isFraud) - Number(a.isFraud) || b.companies - a.companies);
};

/** The most widespread contact of different companies, unless moderators have approved several of its listings. */
export const widestRing = (contacts: readonly Contact[], seen: readonly Seen[]) =>
  ringsOf(contacts, seen).find(
    ({ contact, companies, live, isFraud }) =>
      companies >= minCompanies(contact) && (live < MIN_LIVE || isFraud),
  );

export function ringNote({ contact, listings, companies }: Ring): ScreeningNote {
  const count = listings >= MAX_SEEN ? `${MAX_SEEN} or more` : String(listings);
  return notice(
    'shared_contact',
    `The ${contactNames[contact.type]} ${quoted(contact.value)} is also in ${count} other listings, of ${companies} different companies. Compare them before you decide: one sender may be behind all.`,
  );
}

/** Adds the note to the ring's pending listings, which were screened before there was a ring. */
export async function noteEarlier(em: EntityManager, ring: Ring): Promise<void> {
  const note = JSON.stringify([ringNote(ring)]);
  for (const table of ['company', 'job'])
    await em.execute(
      `update ${table} set notes = notes || ?::jsonb where id in (
         select id from ${table} where status = 'pending' and contact_prints @> array[?]
           and not notes @> '[{"rule": "shared_contact"}]' for update skip locked)`,
      [note, printOf(ring.contact)],
    );
}

/** Submissions with one contact in 24 hours that get no note: a business may register several branches. */
const MAX_SUBMISSIONS_PER_DAY = 5;

/** A note on the contact with the most submissions of the last 24 hours; `seen` is without the one that is screened. */
export function countNote(contacts: readonly Contact[], seen: readonly Seen[]) {
  const today = seen.filter(({ isOfToday }) => isOfToday);
  const [busiest] = ringsOf(contacts, today)
    .filter(({ contact: { type } }) => type !== 'host' && type !== 'page')
    .toSorted((a, b) => b.listings - a.listings);
  if (!busiest || busiest.listings < MAX_SUBMISSIONS_PER_DAY) return undefined;
  return notice(
    'repeated_contact',
    `This is submission ${busiest.listings + 1} with the same ${contactNames[busiest.contact.type]} in 24 hours. Check whether they are all different listings.`,
  );
}
