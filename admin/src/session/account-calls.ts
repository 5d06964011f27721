import { messages } from '../messages.ts';
import { abortAfter } from '../old-browsers.ts';
import { isObject, parseJson, session } from './session.ts';

const REQUEST_TIMEOUT_MS = 15_000;

/** The API's refusal; the message is its sentence for the person. */
export class Refused extends Error {
  constructor(
    message: string,
    /** The error code of the API. */
    readonly code: string,
  ) {
    super(message);
  }
}

/** Calls `/api/auth/<path>`, with the token if there is one. @throws Refused, or Error when the API cannot be reached */
export async function callAuth(path: string, body: object, method = 'POST'): Promise<unknown> {
  const token = session.token();
  const response = await fetch(`/api/auth/${path}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
    keepalive: true,
    signal: abortAfter(REQUEST_TIMEOUT_MS),
  }).catch(() => {
    throw new Error(messages.login.unreachable);
  });
  const answer = parseJson(await response.text().catch(() => ''));
  if (response.ok) return answer;
  const { message, type, errors } = isObject(answer) ? answer : {};
  const [inField] = isObject(errors) ? Object.values(errors) : [];
  const sentence = [inField, message].find((text) => typeof text === 'string');
  throw new Refused(sentence ?? messages.login.failed, String(type).split('#')[1] ?? '');
}
