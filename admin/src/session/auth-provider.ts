import type { AuthProvider } from 'react-admin';
import type { Session } from '#contract/openapi.ts';
import { messages } from '../messages.ts';
import { loginPath } from '../paths.ts';
import { callAuth } from './account-calls.ts';
import { isAccount, isObject, session } from './session.ts';

/**
 * Login with the API's bearer token. A login without the admin flag is refused and nothing is stored;
 * a token that the API rejects (401) or that lost its flag (403) ends the session, unless it is that of an earlier one.
 */
export const authProvider = {
  async login(credentials: { email: string; password: string; code?: string }) {
    session.close();
    const answer = await callAuth('login', credentials);
    if (!isSession(answer)) throw new Error(messages.login.failed);
    const { token, user } = answer;
    if (!user.isAdmin) throw new Error(messages.login.denied);
    session.open(token, user, Date.now());
  },

  /** Forgets the token here whether or not the server can be reached to revoke it. */
  logout() {
    if (session.token()) void callAuth('logout', {}).catch(() => undefined);
    session.close();
    return Promise.resolve(loginPath);
  },

  checkAuth() {
    const isOpen = session.token() && session.account()?.isAdmin && !session.isIdle(Date.now());
    return isOpen ? Promise.resolve() : Promise.reject(loginRequired());
  },

  checkError({ status, token }: { status?: number; token?: string | null }) {
    const current = session.token();
    const isOfEarlier = current ? token !== current : location.pathname === loginPath;
    const isEnd = (status === 401 || status === 403) && !isOfEarlier;
    return isEnd ? Promise.reject(loginRequired()) : Promise.resolve();
  },

  getIdentity() {
    const account = session.account();
    return Promise.resolve({ id: account?.id ?? '', fullName: account?.email });
  },
} satisfies AuthProvider;

/** `message: false` makes react-admin redirect without a notification. */
const loginRequired = () => Object.assign(new Error(), { redirectTo: loginPath, message: false });

const isSession = (value: unknown): value is Session =>
  isObject(value) && typeof value.token === 'string' && isAccount(value.user);
