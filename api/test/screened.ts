import type { ScreeningNote } from '../src/listings/screening-note.schemas.ts';
import type { TestApp } from './app.ts';
import { posting, registration } from './make-listing.ts';

type Plural = 'companies' | 'jobs';

/** Sends listings and reads as a moderator what became of them; `at` is asked for each call, once it is known. */
export function screenedBy(at: () => { api: TestApp; token: string }) {
  /** A call of the moderator. */
  const as = (method: 'get' | 'patch' | 'delete', path: string) => {
    const { api, token } = at();
    return api.http[method](`/api${path}`).auth(token, { type: 'bearer' });
  };
  const record = async (plural: Plural, id: string) =>
    (await as('get', `/${plural}/${id}`).expect(200)).body;
  /** Sends a listing, with headers of the site if told, and answers its record. */
  const send = async (plural: Plural, fields: object, headers: Record<string, string> = {}) => {
    const body = { ...(plural === 'jobs' ? posting : registration), ...fields };
    const request = at().api.http.post(`/api/${plural}`).set(headers).send(body);
    return record(plural, (await request.expect(201)).body.id);
  };
  return { as, record, send };
}

/** The names of the rules that had something to say. */
export const rulesOf = ({ notes }: { notes: ScreeningNote[] }) => notes.map(({ rule }) => rule);

export const waiting = { status: 'pending', approvedAt: null, expiresAt: null } as const;

/** Somebody who has nothing to do with whoever sends `registration` and `posting`. */
export const stranger = {
  cacNumber: 'BN7654321',
  email: 'eagle@eagle.example',
  phone: '+2348099999999',
};
