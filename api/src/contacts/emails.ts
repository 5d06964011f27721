import { emailAt, emailDot } from '#contract/contacts-in-text.ts';

const address = new RegExp(
  String.raw`[\w.+-]{1,64}${emailAt}[\w-]{1,63}(?:${emailDot}[\w-]{1,63}){0,5}${emailDot}[\w-]{2,63}`,
  'gi',
);

/** The email addresses in a text as written there, also as `ada [at] swift [dot] ng`. */
export const emailsIn = (text: string): string[] => text.match(address) ?? [];

/** Whether two addresses are the same in other letters' case. */
export const isSameEmail = (one: string, other: string) =>
  one.toLowerCase() === other.toLowerCase();
