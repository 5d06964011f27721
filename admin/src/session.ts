import type { Account } from './contract.ts';

const idleLimit = 60 * 60_000;

/**
 * Who is logged in, kept in local storage under the names the specification gives (spec §4), and when there was
 * last a sign of them, in milliseconds since 1970, so that all tabs agree.
 */
export const session = {
  token: () => localStorage.getItem('token'),

  account(): Account | null {
    try {
      return JSON.parse(localStorage.getItem('user') ?? 'null');
    } catch {
      return null;
    }
  },

  /** Whether nobody has been here for an hour; a session without any sign yet is fresh. */
  isIdle: (now: number) => now - Number(localStorage.getItem('lastSign') ?? now) > idleLimit,

  stir: (now: number) => localStorage.setItem('lastSign', String(now)),

  open(token: string, account: Account, now: number) {
    localStorage.setItem('token', token);
    localStorage.setItem('user', JSON.stringify(account));
    session.stir(now);
  },

  close() {
    localStorage.removeItem('token');
    localStorage.removeItem('user');
    localStorage.removeItem('lastSign');
  },
};
