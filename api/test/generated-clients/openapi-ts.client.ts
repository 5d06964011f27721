import { client } from './generated/client.gen';
import * as api from './generated/sdk.gen';
import { life } from './life.ts';

client.setConfig({ baseUrl: process.env.API_URL!, throwOnError: true });

await life({
  logIn: async (email, password) =>
    (await api.authLogIn({ body: { email, password }, throwOnError: true })).data,
  register: async (company, profileImage) =>
    (await api.companiesRegister({ body: { ...company, profileImage }, throwOnError: true })).data,
  verify: async (id, token) =>
    (await api.companiesVerify({ path: { id }, body: {}, auth: token, throwOnError: true })).data,
  list: async (q) => (await api.companiesList({ query: { q }, throwOnError: true })).data,
  reveal: async (id) => (await api.companiesReveal({ path: { id }, throwOnError: true })).data,
});
