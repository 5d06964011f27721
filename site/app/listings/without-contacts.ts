import { contactPatterns, removedContact } from '#contract/contacts-in-text.ts';

const patterns = contactPatterns.map((pattern) => new RegExp(pattern, 'gi'));

/** Removes links, email addresses and phone numbers, as from the text of feeds, which are harvested. */
export const withoutContacts = (text: string) =>
  patterns.reduce((rest, pattern) => rest.replace(pattern, removedContact), text);
