import { type Owned, ownerToken } from '../src/notices/owner-link.ts';
import { Change } from '../src/changes/change.entity.ts';
import { OwnershipClaim } from '../src/ownership-claims/ownership-claim.entity.ts';
import type { TestApp } from './app.ts';
import { inDays, makeCompany, makeJob } from './make-listing.ts';

/** The occasions of the mails about a listing, such as `ending-in-14-days`. */
export const mailsAbout = (api: TestApp, id: string) =>
  api.column("select split_part(key, ' ', 1) from mail where listing_id = ? order by created_at", [
    id,
  ]);

/** Requests with the link of a listing, which is read for its version each time unless `version` is given. */
export function ownerOf(api: TestApp, kind: Owned['kind'], id: string, version?: number) {
  const authorization = async () => {
    const [stored] = await api.column<number>(`select link_version from ${kind} where id = ?`, [
      id,
    ]);
    const token = ownerToken({ kind, id, version: version ?? stored ?? 1 });
    return { Authorization: `Owner ${token}` };
  };
  const send =
    (method: 'get' | 'put' | 'post' | 'delete', path: string) =>
    async (body?: object, headers: Record<string, string> = {}) =>
      api.http[method](`/api/ownership${path}`)
        .set({ ...(await authorization()), ...headers })
        .send(body);
  return {
    authorization,
    mails: () => mailsAbout(api, id),
    /** The id of the change that waits. */
    changeId: async () => (await api.column('select id from change where listing_id = ?', [id]))[0],
    read: send('get', ''),
    edit: send('put', `/${kind}`),
    withdrawChange: send('delete', '/change'),
    answer: send('post', '/claims'),
    renew: send('post', '/renewal'),
    withdraw: send('post', '/withdrawal'),
    show: send('delete', '/withdrawal'),
    replaceLink: send('delete', '/links'),
  };
}

/** A live company, unless `fields` say otherwise, with the requests of its owner. */
export async function ownedCompany(api: TestApp, fields: object = {}) {
  const { id } = await makeCompany(api, fields);
  return { ...ownerOf(api, 'company', id), id };
}

export const ownerWrites = [
  'edit',
  'withdrawChange',
  'renew',
  'withdraw',
  'show',
  'replaceLink',
] as const;

/** A change of a new company that waits for a moderator; returns its id. */
export async function makeChange(api: TestApp, fields: Partial<Change> = {}): Promise<string> {
  api.em.clear();
  const { id: listingId } = await makeCompany(api);
  const facts = { email: 'hello@swift.example.com', priceRange: '₦2,000 – ₦6,000' };
  const change = api.em.create(Change, { kind: 'company', listingId, facts, notes: [], ...fields });
  await api.em.flush();
  return change.id;
}

/** Recreates the company of the documented claim. */
export async function claimedCompany(api: TestApp): Promise<void> {
  const id = '9b2f1f0e-6c1d-4c53-9b8a-2f6a7c1d5e11';
  await api.sql('delete from company where id = ?', [id]);
  api.em.clear();
  await makeCompany(api, { id });
}

const documentedClaim = '0d6f4c1e-3a52-4f1b-9a7e-2b6c8d9e0f13';

/** An open claim of a new company, unless `companyId` is given; returns its id. */
export async function makeClaim(api: TestApp, fields: Partial<OwnershipClaim> = {}) {
  api.em.clear();
  if (fields.id) await api.sql('delete from ownership_claim where id = ?', [fields.id]);
  const companyId = fields.companyId ?? (await makeCompany(api)).id;
  const claim = api.em.create(OwnershipClaim, {
    name: 'Bola Ade',
    role: 'Manager',
    phone: '+2348057654321',
    email: 'bola@swift.example.com',
    words: 'Our agent listed us.',
    code: 'C7MQ3P',
    objectUntil: inDays(3),
    ...fields,
    companyId,
  });
  await api.em.flush();
  return claim.id;
}

/** The header with the link of a new listing for a call of owners: it can be edited, renewed and withdrawn. */
export async function ownerFor(api: TestApp, path: string) {
  if (!/^\/api\/ownership(\/|$)/.test(path)) return undefined;
  const isCompany = /\/(company|claims)$/.test(path);
  const listing = await (isCompany ? makeCompany : makeJob)(api, { expiresAt: inDays(3) });
  if (path.endsWith('/claims'))
    await makeClaim(api, { id: documentedClaim, companyId: listing.id });
  return ownerOf(api, isCompany ? 'company' : 'job', listing.id, 1).authorization();
}
