import { createHash } from 'node:crypto';

/**
 * Contact and registration details of a demo company. They are derived from its name, so that a company and its
 * vacancies agree, and cannot belong to a real person or company.
 */
export function identityOf(company: string) {
  const host = `${slugOf(company)}.example.com`;
  return {
    /** Below example.com, reserved for examples (RFC 2606): mail to it is never delivered. */
    email: `hello@${host}`,
    website: `https://${host}/`,
    /** Eight digits from 99: the registry numbers in order and is far from reaching them. */
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

/** Evenly distributed digits derived from the text. */
export const digitsOf = (text: string, length: number) =>
  String(hashOf(text) % 10 ** length).padStart(length, '0');

/** A 48-bit hash of the text. */
export const hashOf = (text: string) => createHash('sha256').update(text).digest().readUIntBE(0, 6);

/**
 * A number that begins with 0819 0, since Nigeria reserves no telephone numbers for examples. The prefix belonged to Starcomms, which
 * has closed; the NCC withdrew its lines on 20 March 2018 (The Guardian Nigeria, 14 June 2018, "NCC withdraws 36.6
 * million telephone lines from telecoms operators"), no other operator uses it, and libphonenumber accepts it as mobile.
 */
const phoneOf = (company: string) => {
  const digits = digitsOf(`phone ${company}`, 6);
  return `0819 0${digits.slice(0, 2)} ${digits.slice(2)}`;
};
