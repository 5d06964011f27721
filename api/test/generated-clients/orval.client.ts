import * as api from './generated.ts';
import { life } from './life.ts';

// Its addresses are relative, as for a page of the site.
const { fetch } = globalThis;
globalThis.fetch = (path, init) => fetch(new URL(path as string, process.env.API_URL), init);

const bearer = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });
/** The body of an answer with this status. */
function ok<Answer extends { status: number; data: unknown }, Status extends number>(
  answer: Answer,
  status: Status,
): Extract<Answer, { status: Status }>['data'] {
  if (answer.status !== status) throw new Error(JSON.stringify(answer));
  return answer.data;
}

await life({
  logIn: async (email, password) => ok(await api.authLogIn({ email, password }), 200),
  register: async (company, profileImage) =>
    ok(await api.companiesRegister({ ...company, profileImage }), 201),
  pending: async (token) => ok(await api.companiesPending({}, bearer(token)), 200),
  verify: async (id, token) => ok(await api.companiesVerify(id, {}, bearer(token)), 200),
  list: async (q) => ok(await api.companiesList({ q }), 200),
  reveal: async (id) => ok(await api.companiesReveal(id), 200),
  hide: async (id, reason, token) =>
    ok(await api.companiesHide(id, { reason }, bearer(token)), 200),
  statusOf: async (id) => (await api.companiesFind(id)).status,
  renew: async (id, token) =>
    ok(await api.companiesRenew(id, { plan: 'featured' }, bearer(token)), 200),
});
