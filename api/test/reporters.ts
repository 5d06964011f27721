import type { TestApp } from './app.ts';
import { visitorAt } from './limits.ts';
import { asModerator } from './make-account.ts';
import { ownedCompany } from './owner.ts';

let people = 0;

export const newEmail = () => ({ email: `vendor${++people}@example.com` });

/** Visitors who report, and a moderator who decides. */
export function reportersOf(api: TestApp) {
  const as = asModerator(api);
  /** A report of a company by a new person in a new network, unless `fields` say otherwise. */
  async function send(
    listing: string,
    fields: object = {},
    network = `10.${++people >> 8}.${people & 255}.7`,
  ) {
    const body = { kind: 'company', listing, reason: 'fake_pickup', ...newEmail(), ...fields };
    await api.http.post('/api/reports').set(visitorAt(network)).send(body).expect(201);
    return body.email;
  }
  /** Presses the button of the newest mail to an address, and returns what it says. */
  async function confirm(email: string): Promise<string> {
    const [letter = ''] = await api.column(
      `select letter::text from mail where letter ->> 'to' = ? and key like 'report %' order by created_at desc limit 1`,
      [email],
    );
    const [, link] = /report\/confirm\/([\w.-]+)/.exec(letter) ?? [];
    const answer = api.http.post('/api/reports/confirmations').send({ token: link });
    return (await answer.expect(200)).body.message;
  }
  const report = async (...sent: Parameters<typeof send>) => confirm(await send(...sent));
  async function reportBy(count: number, listing: string) {
    for (let one = 0; one < count; one += 1) await report(listing);
  }
  return {
    send,
    confirm,
    report,
    reportBy,
    isHeld: async (id: string): Promise<boolean> =>
      (await api.http.get(`/api/companies/${id}`).expect(200)).body.heldUntil !== null,
    held: async (fields: object = {}) => {
      const company = await ownedCompany(api, fields);
      await reportBy(3, company.id);
      return company;
    },
    listed: async (query = '') => (await as('get', `/reports${query}`).expect(200)).body,
    decide: (id: string, verdict: string, fields: object = {}) =>
      as('patch', `/reports/${id}`, { verdict, reason: 'We rang them', ...fields }),
    /** The log of a listing, without its owner's steps. */
    logOf: (id: string) =>
      api.column(
        'select action from moderation where listing_id = ? and not by_owner order by id',
        [id],
      ),
    mailsTo: (like: string) => api.column('select letter::text from mail where key like ?', [like]),
  };
}
