import { bankAccountsIn } from '../../contacts/bank-accounts.ts';
import { alert, quoted, type Rule } from '../note.ts';

/** An account number in a text asks readers for a transfer, which cannot be reversed. */
export const bankAccount: Rule = ({ texts }) => {
  const [digits] = texts.flatMap(bankAccountsIn);
  if (!digits) return undefined;
  return alert(
    'bank_account',
    `There is a bank account in the text: ${quoted(digits)}. Check what readers are to pay for; listings need none.`,
  );
};
