import type { ScreeningNote } from '../src/listings/screening-note.schemas.ts';
import type { TestApp } from './app.ts';
import { type asModerator, moderatedApp } from './make-account.ts';
import { letters, posting, registration } from './make-listing.ts';

type Plural = 'companies' | 'jobs';

/** An app in which each test begins without listings and decisions, and a moderator's view of it. */
export function screeningApp() {
  const { api, as } = moderatedApp();
  beforeEach(() => api.sql('delete from moderation; delete from company; delete from job'));
  return { api, as, ...screenedBy(api, as) };
}

/** Submits listings and reads their records as a moderator. */
export function screenedBy(api: TestApp, as: ReturnType<typeof asModerator>) {
  const record = async (plural: Plural, id: string) =>
    (await as('get', `/${plural}/${id}`).expect(200)).body;
  /** Submits a listing and returns its record. */
  const send = async (plural: Plural, fields: object, headers: Record<string, string> = {}) => {
    const name = `Listing ${letters()}`;
    const own = plural === 'jobs' ? { ...posting, title: name } : { ...registration, name };
    const body = { ...own, ...fields };
    const key = { 'Idempotency-Key': crypto.randomUUID() };
    const request = api.http
      .post(`/api/${plural}`)
      .set({ ...key, ...headers })
      .send(body);
    return record(plural, (await request.expect(201)).body.id);
  };
  return { record, send };
}

interface Noted {
  notes: ScreeningNote[];
}

export const rulesOf = ({ notes }: Noted) => notes.map(({ rule }) => rule);

export const notesOf = ({ notes }: Noted, name: ScreeningNote['rule']) =>
  notes.filter(({ rule }) => rule === name);

/** Contact fields that differ from those of `registration` and `posting`. */
export const stranger = {
  cacNumber: 'BN7654321',
  email: 'eagle@eagle.example',
  phone: '+2348099999999',
};
