import type { Rule } from '../note.ts';
import { automatedForm } from './automated-form.ts';
import { bankAccount } from './bank-account.ts';
import { capitals } from './capitals.ts';
import { contactInText } from './contact-in-text.ts';
import { emailDomain } from './email-domain.ts';
import { fee } from './fee.ts';
import { highPay } from './high-pay.ts';
import { groupLink, linkShortener, manyLinks } from './links.ts';

/** What can be told from a submission alone, without knowing any other; the order does not matter to what is found. */
export const textRules: readonly Rule[] = [
  fee,
  bankAccount,
  emailDomain,
  linkShortener,
  groupLink,
  manyLinks,
  contactInText,
  highPay,
  capitals,
  arrived,
];
