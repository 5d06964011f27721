import type { Account } from './contract.ts';

/** Who is logged in, kept in local storage under the names the specification gives (spec §4). */
export const session = {
  token: () => localStorage.getItem('token'),

  account(): Account | null {
    try {
      return JSON.parse(localStorage.getItem('user') ?? 'null');
    } catch {
      return null;
    }
  },

  open(token: string, account: Account) {
    localStorage.setItem('token', token);
    localStorage.setItem('user', JSON.stringify(account));
  },

  close() {
    localStorage.removeItem('token');
    localStorage.removeItem('user');
  },
};
