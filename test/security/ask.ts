import { request, type IncomingHttpHeaders } from 'node:http';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** Requests exactly this path, which `fetch` would normalize first, and follows no redirect. */
export function ask(
  origin: string,
  path: string,
  options: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Answer> {
  const { method = 'GET', headers = {}, body } = options;
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const call = request({ hostname, port, path, method, headers }, async (response) => {
      let text = '';
      for await (const part of response) text += part;
      resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
    });
    call.on('error', reject).end(body);
  });
}

/** Sends JSON, as a moderator when there is a token; `body` is the parsed answer. */
export async function sendJson(url: string, body: object, { method = 'POST', token = '' } = {}) {
  const headers = {
    'Content-Type': 'application/json',
    ...(token && { Authorization: `Bearer ${token}` }),
  };
  const answer = await fetch(url, { method, headers, body: JSON.stringify(body) });
  const text = await answer.text();
  return {
    status: answer.status,
    text,
    body: (text ? JSON.parse(text) : {}) as Record<string, string>,
  };
}
