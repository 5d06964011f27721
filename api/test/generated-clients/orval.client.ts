import * as api from './generated.ts';
import { life } from './life.ts';

// Its addresses are relative, as for a page of the site.
const { fetch } = globalThis;
globalThis.fetch = (path, init) => fetch(new URL(path as string, process.env.API_URL), init);

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
  verify: async (id, token) => {
    const headers = { Authorization: `Bearer ${token}` };
    return ok(await api.companiesVerify(id, {}, { headers }), 200);
  },
  list: async (q) => ok(await api.companiesList({ q }), 200),
  reveal: async (id) => ok(await api.companiesReveal(id), 200),
});
