import type { Account } from '#contract/openapi.ts';

const IDLE_TIMEOUT_MS = 60 * 60_000;

/**
 * The logged-in account and token in local storage, under the names of spec §4, with the time of the
 * last activity in milliseconds since 1970, so that all tabs agree.
 */
export const session = {
  token: () => localStorage.getItem('token'),

  account(): Account | null {
    const account = parseJson(localStorage.getItem('user') ?? 'null');
    return isAccount(account) ? account : null;
  },

  /** Whether there was no activity for an hour; a session without any recorded yet is fresh. */
  isIdle: (now: number) =>
    now - Number(localStorage.getItem('lastActivity') ?? now) > IDLE_TIMEOUT_MS,

  touch: (now: number) => localStorage.setItem('lastActivity', String(now)),

  open(token: string, account: Account, now: number) {
    localStorage.setItem('token', token);
    localStorage.setItem('user', JSON.stringify(account));
    session.touch(now);
  },

  setSecondFactor(hasSecondFactor: boolean) {
    const account = session.account();
    if (account) localStorage.setItem('user', JSON.stringify({ ...account, hasSecondFactor }));
  },

  close() {
    for (const name of ['token', 'user', 'lastActivity']) localStorage.removeItem(name);
  },
};

/** JSON values of this tab, which survive a reload; null where there is none. */
export const tabStorage = {
  get: (key: string) => parseJson(sessionStorage.getItem(key) ?? 'null'),
  set: (key: string, value: unknown) => sessionStorage.setItem(key, JSON.stringify(value)),
};

/** Parsed JSON, still to be checked; undefined if it is malformed. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

export const isAccount = (value: unknown): value is Account =>
  isObject(value) &&
  typeof value.id === 'string' &&
  typeof value.email === 'string' &&
  typeof value.isAdmin === 'boolean';
