import { plain } from '../../contacts/words.ts';
import { alert, quoted, type Rule } from '../note.ts';
import type { ScreeningInput } from '../screening-input.ts';
import { automatedForm } from './automated-form.ts';
import { bankAccount } from './bank-account.ts';
import { capitals } from './capitals.ts';
import { contactInText } from './contact-in-text.ts';
import { emailDomain } from './email-domain.ts';
import { fee } from './fee.ts';
import { forbiddenGoods } from './forbidden-goods.ts';
import { highPay } from './high-pay.ts';
import { groupLink, linkShortener, manyLinks } from './links.ts';
import { otherState } from './other-state.ts';

/** Under a name such as “DНL”, with a Cyrillic Н, nobody finds the company whose name it looks like. */
const otherLetters: Rule = ({ kind, listingName, companyName }) => {
  const name = plain(`${listingName} ${companyName}`);
  const [letter] = /(?!\p{Script=Latin})[\p{Ll}\p{Lo}]/u.exec(name) ?? [];
  const message = `The name has ${quoted(letter ?? '')}, of another alphabet. If it only looks like one of our letters, reject it.`;
  return letter && kind !== 'inquiry' ? alert('other_letters', message) : undefined;
};

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
  automatedForm,
];

/** The notes of the rules that need only the submission itself, not the database. */
export const textNotes = (input: ScreeningInput) => rules.flatMap((rule) => rule(input) ?? []);
