import type { Rule } from '../note.ts';
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
  automatedForm,
];

/** The notes of the rules that need only the submission itself, not the database. */
export const textNotes = (input: ScreeningInput) => rules.flatMap((rule) => rule(input) ?? []);
