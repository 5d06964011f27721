/** Where support is transferred to; harmless examples unless the environment says better (`.env.example`). */
export const bankAccount = {
  bank: process.env.BANK_NAME?.trim() || 'Example Bank',
  name: process.env.BANK_ACCOUNT_NAME?.trim() || 'Naija Dispatch (example)',
  number: process.env.BANK_ACCOUNT_NUMBER?.trim() || '0000000000',
};
