import assert from 'node:assert/strict';
import type { Scene } from '../harness/scene.ts';

/** Matches every private fact of these listings and nothing else; the phone number in any notation. */
export const canary = /zqcanary|70017001|809[\s-]?991[\s-]?1122/i;

/** Where a visitor of these listings stands. */
export const position = /6\.54(?:,|%2C)3\.38/i;

const company = {
  name: 'Quiet Riders',
  ownerName: 'Zqcanary Owner',
  email: 'zqcanary@example.com',
  phone: '0809 991 1122',
  cacNumber: 'RC 70017001',
  address: '1 Zqcanary Close',
  location: 'Ikeja, Lagos',
  category: 'bike',
  priceRange: '₦1,500',
  description: 'Same-day delivery.',
  website: 'https://zqcanary.example.com/',
  licenceNumber: 'Zqcanary/1',
  riderNumbers: '0809 991 1122 zqcanary',
};
const job = {
  title: 'Quiet rider',
  company: 'Quiet Riders',
  location: 'Ikeja, Lagos',
  type: 'full-time',
  description: 'Deliver parcels.',
  email: 'zqcanary@example.com',
  cacNumber: 'BN 70017001',
  applyLink: 'https://swift.example.com/apply',
};

export const SHOWN_ON_ITS_PAGE = /zqcanary@example\.com|1 Zqcanary Close/gi;

/** Publishes a company and a job full of canaries, and leaves one of each pending. Returns ids and pages. */
export async function makeCanaries({ client, moderate }: Scene, site: string) {
  const call = await moderate(site);
  const make = async (path: string, json: object, approval?: string) => {
    const { text } = await client.ask(`${site}/api/${path}`, { method: 'POST', json });
    const { id } = JSON.parse(text) as { id: string };
    if (approval) await call('PATCH', `${path}/${id}/${approval}`, {});
    return id;
  };
  return {
    company: await make('companies', company, 'verify'),
    job: await make('jobs', job, 'approve'),
    pending: [
      `/company/${await make('companies', { ...company, name: 'Zqcanary Riders' })}`,
      `/job/${await make('jobs', { ...job, title: 'Zqcanary rider' })}`,
    ],
  };
}

/** Opens the owner's link of a listing and its page, and calls the api with the token, which is returned. */
export async function useOwnerLink(scene: Scene, site: string, company: string) {
  const { client } = scene;
  const token = await scene.ownerToken('company', company);
  const opened = await client.ask(`${site}/manage/link/${token}?next=edit`);
  const cookie = opened.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
  await client.ask(`${site}/manage`, { headers: { cookie } });
  const headers = { authorization: `Owner ${token}` };
  const answers = [opened, await client.ask(`${site}/api/ownership`, { headers })];
  await client.ask(`${site}/manage/link/${token}x`);
  return { token, statuses: answers.map(({ status }) => status) };
}

/** Sends canaries in requests that are logged, and makes a registration fail in the database. Returns its answer. */
export async function writeLogLines({ rig, client, db }: Scene, site: string) {
  const { email, password } = rig.admin;
  const post = (path: string, json: object) =>
    client.ask(`${site}/api/${path}`, { method: 'POST', json });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const postForm = (path: string, body: string) =>
    client.ask(`${site}/${path}`, { method: 'POST', headers, body });
  await post('auth/login', { email, password: 'zqcanary password' });
  await post('auth/login', { email, password });
  await client.ask(`${site}/companies?q=zqcanary`);
  await client.ask(`${site}/api/companies?q=zqcanary&zqcanary=1`);
  await client.ask(`${site}/api/auth/me`, { headers: { authorization: 'Bearer zqcanary.x.y' } });
  await post('numbers/check', { number: company.phone });
  await post('numbers/check', { number: `${company.phone}1` });
  await postForm('check', 'number=08099911122');
  const near = await postForm('near', 'at=6.54%2C3.38');
  assert.equal(near.status, 200, near.text);
  await post('companies', { ...company, category: 'zqcanary' });
  await db.rows(`alter table company add constraint refusing check (name <> 'Broken Riders')`);
  const broken = await post('companies', { ...company, name: 'Broken Riders' });
  await db.rows('alter table company drop constraint refusing');
  return broken;
}
