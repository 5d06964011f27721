import { keyedHash } from '../platform/hash.ts';
import { plain } from './words.ts';

/** A Nigerian mobile number in any spacing, also with the letter O for a zero. */
const mobile =
  /(?<![\da-z])(?:\+? ?2 ?3 ?4[\s().-]{0,3}(?:\(?[0o]\)?[\s().-]{0,3})?|[0o][\s().-]{0,3})[789](?:[\s().-]{0,2}[\do]){9}(?!\d)/g;

/** The mobile numbers in a text, as E.164, each once. */
export const phonesIn = (text: string): string[] => [
  ...new Set(
    (plain(text).match(mobile) ?? []).map(
      (found) => `+234${found.replaceAll('o', '0').replaceAll(/\D/g, '').slice(-10)}`,
    ),
  ),
];

/** A number (E.164) as reports keep it, column `report.phone_hash`: numbers could be guessed from a plain hash. */
export const reportedNumber = (phone: string) => keyedHash(`reported number ${phone}`);
