import type { AuthProvider } from 'react-admin';
import type { Session } from './contract.ts';
import { messages } from './messages.ts';
import { loginPath } from './paths.ts';
import { session } from './session.ts';

const timeLimit = 15_000;

/**
 * Login with the API's bearer token. A correct login without the admin flag is refused and leaves
 * nothing behind; a token that the API no longer takes (401) or that lost its flag (403) ends the session.
 */
export const authProvider = {
  async login({ email, password }: { email: string; password: string }) {
    const { token, user } = await askForToken(email, password);
    if (!user.isAdmin) throw new Error(messages.login.denied);
    session.open(token, user, Date.now());
  },

  /** The token is forgotten here whatever the server says, and there as soon as it can be reached. */
  async logout() {
    const token = session.token();
    session.close();
    if (token) void endSession(token);
    return loginPath;
  },

  async checkAuth() {
    const isOpen = session.token() && session.account()?.isAdmin;
    if (!isOpen || session.isIdle(Date.now())) {
      throw { redirectTo: loginPath, message: false };
    }
  },

  async checkError(error: { status?: number }) {
    if (error.status === 401 || error.status === 403) {
      throw { redirectTo: loginPath, message: false };
    }
  },

  async getIdentity() {
    const account = session.account();
    return { id: account?.id ?? '', fullName: account?.email };
  },
} satisfies AuthProvider;

const endSession = (token: string) =>
  fetch('/api/auth/logout', {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    keepalive: true,
    signal: AbortSignal.timeout(timeLimit),
  }).catch(() => undefined);

async function askForToken(email: string, password: string): Promise<Session> {
  const response = await fetch('/api/auth/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
    signal: AbortSignal.timeout(timeLimit),
  }).catch(() => {
    throw new Error(messages.login.unreachable);
  });
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new Error(answer.message || messages.login.failed);
  return answer;
}
