import { createHash } from 'node:crypto';

/**
 * The particulars of a demo company that could be mistaken for somebody's: all follow from its name,
 * so that a company and its vacancies agree, and none can belong to anyone.
 */
export interface Identity {
  /** Below example.com, which is reserved for examples (RFC 2606): mail to it goes nowhere. */
  email: string;
  website: string;
  /** The registry numbers in the order of registration and is far from eight digits that begin with 99. */
  cacNumber: string;
  phone: string;
}

/** The particulars of the company of this name, the same every time. */
export function identityOf(company: string): Identity {
  const host = `${slugOf(company)}.example.com`;
  return {
    email: `hello@${host}`,
    website: `https://${host}/`,
    cacNumber: `RC 99${digitsOf(`cac ${company}`, 6)}`,
    phone: phoneOf(company),
  };
}

/** `Dùgbẹ̀ Parcel Office` gives `dugbe-parcel-office`. */
export const slugOf = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}|['’.]/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** The same digits for the same text, evenly spread. */
export const digitsOf = (text: string, length: number) =>
  String(hashOf(text) % 10 ** length).padStart(length, '0');

/** A number from 0 to 2^48 - 1 that depends on the whole text. */
export const hashOf = (text: string) => createHash('sha256').update(text).digest().readUIntBE(0, 6);

/**
 * Nigeria reserves no telephone numbers for examples. 0819 0 was Starcomms's: the operator has closed, it is
 * named among those whose lines the NCC withdrew on 20 March 2018 (The Guardian Nigeria, 14 June 2018, "NCC
 * withdraws 36.6 million telephone lines from telecoms operators"), no list of prefixes in use has 0819 for
 * anybody else, and libphonenumber still takes it for a mobile number.
 */
const phoneOf = (company: string) => {
  const digits = digitsOf(`phone ${company}`, 6);
  return `0819 0${digits.slice(0, 2)} ${digits.slice(2)}`;
};
