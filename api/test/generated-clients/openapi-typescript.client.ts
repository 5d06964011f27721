import createClient from 'openapi-fetch';
import type { paths } from './generated.ts';
import { life } from './life.ts';

const { GET, POST, PATCH } = createClient<paths>({ baseUrl: process.env.API_URL! });

await life({
  logIn: async (email, password) =>
    (await POST('/api/auth/login', { body: { email, password } })).data!,
  register: async (company, profileImage) =>
    (
      await POST('/api/companies', {
        // openapi-typescript has a text for a file.
        body: { ...company, profileImage: profileImage as unknown as string },
        bodySerializer(fields) {
          const form = new FormData();
          for (const [name, value] of Object.entries(fields))
            form.append(name, value as unknown as Blob);
          return form;
        },
      })
    ).data!,
  verify: async (id, token) =>
    (
      await PATCH('/api/companies/{id}/verify', {
        params: { path: { id } },
        headers: { Authorization: `Bearer ${token}` },
        body: {},
      })
    ).data!,
  list: async (q) => (await GET('/api/companies', { params: { query: { q } } })).data!,
  reveal: async (id) =>
    (await POST('/api/companies/{id}/reveals', { params: { path: { id } } })).data!,
});
