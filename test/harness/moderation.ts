import type { Client } from './client.ts';

/** The token of a moderator. */
export async function logIn(client: Client, url: string, json: object): Promise<string> {
  const { status, text } = await client.ask(`${url}/api/auth/login`, { method: 'POST', json });
  if (status !== 200) throw new Error(`The login returned ${status}: ${text}`);
  return (JSON.parse(text) as { token: string }).token;
}

/** Calls of the API as the admin panel makes them; each throws when it fails. */
export async function openModeration(client: Client, url: string, account: object) {
  const headers = { authorization: `Bearer ${await logIn(client, url, account)}` };
  return async (method: string, path: string, json?: object): Promise<unknown> => {
    const { status, text } = await client.ask(`${url}/api/${path}`, { method, headers, json });
    if (status !== (method === 'POST' ? 201 : 200))
      throw new Error(`${method} ${path} returned ${status}: ${text}`);
    return JSON.parse(text);
  };
}
