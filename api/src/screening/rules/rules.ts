import { config } from '../../config/config.ts';
import { bankAccountsIn } from '../../contacts/bank-accounts.ts';
import { emailsIn } from '../../contacts/emails.ts';
import { freeMail, hostOf, isAmong, isOwnHost, ownDomainOf } from '../../contacts/hosts.ts';
import { phonesIn } from '../../contacts/phones.ts';
import { plain } from '../../contacts/words.ts';
import { stateOf } from '../../places/gazetteer.ts';
import { isElsewhere } from '../../places/place-choices.ts';
import { alert, notice, quoted, type Rule } from '../note.ts';
import type { ScreeningInput } from '../screening-input.ts';
import { automatedForm } from './automated-form.ts';
import { fee } from './fee.ts';
import { forbiddenGoods } from './forbidden-goods.ts';
import { highPay } from './high-pay.ts';
import { groupLink, linkShortener, manyLinks } from './links.ts';

const rules: readonly Rule[] = [
  fee,
  forbiddenGoods,
  bankAccount,
  emailDomain,
  linkShortener,
  groupLink,
  manyLinks,
  contactInText,
  otherState,
  highPay,
  capitals,
  otherLetters,
  siteName,
  automatedForm,
];

/** The notes of the rules that need only the submission itself, not the database. */
export const textNotes = (input: ScreeningInput) => rules.flatMap((rule) => rule(input) ?? []);

/** An account number in a text asks readers for a transfer, which cannot be reversed. */
function bankAccount({ texts }: ScreeningInput) {
  const [digits] = texts.flatMap(bankAccountsIn);
  if (!digits) return undefined;
  return alert(
    'bank_account',
    `There is a bank account in the text: ${quoted(digits)}. Check what readers are to pay for; listings need none.`,
  );
}

/**
 * An email address at one company's domain and a website at another's. Gmail addresses and Google forms are normal, so
 * both must have a domain of their own.
 */
function emailDomain({ kind, email, website }: ScreeningInput) {
  const mail = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  const host = website ? hostOf(website) : undefined;
  if (!host || !isOwnHost(host) || isAmong(freeMail, mail)) return undefined;
  if (ownDomainOf(mail) === ownDomainOf(host)) return undefined;
  const page = kind === 'job' ? 'the page where people apply' : 'the website';
  return notice(
    'email_domain',
    `The email address is at ${quoted(mail)} and ${page} at ${quoted(host)}. Check that the sender speaks for the company: look both up, or call.`,
  );
}

/** Contact details in a text bypass the reveal button, its counter and the warning about fraud. */
function contactInText({ kind, texts }: ScreeningInput) {
  if (kind === 'inquiry') return undefined;
  const found = texts.flatMap((text) => [...phonesIn(text), ...emailsIn(text)]);
  if (found.length === 0) return undefined;
  return notice(
    'contact_in_text',
    `The text has contact details: ${[...new Set(found)].slice(0, 3).map(quoted).join(', ')}. Visitors will see them without the warning about fake pickups. Check whose they are, or take them out.`,
  );
}

/** A slip of the sender, after which nobody finds the listing at its address. */
function otherState({ address, place }: ScreeningInput) {
  if (!address || !place || !isElsewhere(address, stateOf(place))) return undefined;
  return notice(
    'place_differs',
    `${quoted(address)} seems to be in another state than the place of the listing, by which visitors search. Correct the place if it is.`,
  );
}

/** Shorter texts may be an abbreviation or a name. */
const MIN_LETTERS = 40;
const MIN_CAPITALS_SHARE = 0.7;

/** A description in capitals reads as spam and often is. */
function capitals({ description }: ScreeningInput) {
  const letters = description.match(/\p{L}/gu) ?? [];
  const capitals = description.match(/\p{Lu}/gu) ?? [];
  if (letters.length < MIN_LETTERS || capitals.length / letters.length < MIN_CAPITALS_SHARE)
    return undefined;
  return notice(
    'capitals',
    'The description is written in capitals. Read it with care, and correct it if it is to be published.',
  );
}

const foreignLetter = /(?!\p{Script=Latin})[\p{Ll}\p{Lo}]/u;

/** Under a name such as “DНL”, with a Cyrillic Н, nobody finds the company whose name it looks like. */
function otherLetters({ kind, listingName, companyName }: ScreeningInput) {
  const words = plain(`${listingName} ${companyName}`).split(/[^\p{L}\p{N}]+/u);
  const foreign = words.filter((word) => foreignLetter.test(word));
  const mixed = foreign.find((word) => /\p{Script=Latin}/u.test(word));
  const word = mixed ?? foreign[0];
  if (!word || kind === 'inquiry') return undefined;
  return mixed
    ? alert(
        'other_letters',
        `A letter of ${quoted(word)} in the name is of another alphabet. If it only looks like one of ours, reject it.`,
      )
    : notice(
        'other_letters',
        `${quoted(word)} in the name is of another alphabet. Check that it does not imitate a name in ours.`,
      );
}

/** Who seems to be the site can ask its visitors for money, as its support or its riders; one word may be anybody's. */
function siteName({ kind, listingName, companyName }: ScreeningInput) {
  const words = plain(config.site.name).match(/[\p{L}\p{N}]+/gu) ?? [];
  if (kind === 'inquiry' || words.length < 2) return undefined;
  const spaced = words.join(String.raw`[^\p{L}\p{N}]*`);
  const named = new RegExp(spaced, 'u');
  if (![listingName, companyName].some((name) => name && named.test(plain(name)))) return undefined;
  return alert(
    'site_name',
    `${quoted(config.site.name)} is the name of this site. Reject it if it could pass for our support.`,
  );
}
