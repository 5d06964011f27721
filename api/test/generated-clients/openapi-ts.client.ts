import { client } from './generated/client.gen';
import * as api from './generated/sdk.gen';
import { life } from './life.ts';

client.setConfig({ baseUrl: process.env.API_URL!, throwOnError: true });
const auth = (token: string) => ({ auth: token, throwOnError: true as const });

await life({
  logIn: async (email, password) =>
    (await api.authLogIn({ body: { email, password }, throwOnError: true })).data,
  register: async (company, profileImage) =>
    (await api.companiesRegister({ body: { ...company, profileImage }, throwOnError: true })).data,
  pending: async (token) => (await api.companiesPending(auth(token))).data,
  verify: async (id, token) =>
    (await api.companiesVerify({ path: { id }, body: {}, ...auth(token) })).data,
  list: async (q) => (await api.companiesList({ query: { q }, throwOnError: true })).data,
  reveal: async (id) => (await api.companiesReveal({ path: { id }, throwOnError: true })).data,
  hide: async (id, reason, token) =>
    (await api.companiesHide({ path: { id }, body: { reason }, ...auth(token) })).data,
  statusOf: async (id) =>
    (await api.companiesFind({ path: { id }, throwOnError: false })).response!.status,
  renew: async (id, token) =>
    (await api.companiesRenew({ path: { id }, body: { plan: 'featured' }, ...auth(token) })).data,
});
