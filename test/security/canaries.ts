import type { Rig } from '../rig/rig.ts';
import { sendJson } from './ask.ts';

/** Matches every private fact of these listings and nothing else; the phone number in any notation. */
export const canary = /zqcanary|70017001|809[\s-]?991[\s-]?1122/i;

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

/** Canaries that the page of a company shows on purpose. */
export const SHOWN_ON_ITS_PAGE = /zqcanary@example\.com|1 Zqcanary Close/gi;

/** Publishes a company and a job full of canaries, and leaves one of each pending. Returns ids and pages. */
export async function makeCanaries(site: string, token: string) {
  const make = async (path: string, body: object, approval?: string) => {
    const { id } = (await sendJson(`${site}/api/${path}`, body)).body;
    const url = `${site}/api/${path}/${id}/${approval}`;
    if (approval) await sendJson(url, {}, { method: 'PATCH', token });
    return String(id);
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

/** Sends canaries in requests that are logged, and makes a registration fail in the database. Returns its answer. */
export async function writeLogLines(rig: Rig, site: string) {
  const { email, password } = rig.admin;
  const login = (word: string) => sendJson(`${site}/api/auth/login`, { email, password: word });
  await login('zqcanary password');
  await login(password);
  await fetch(`${site}/companies?q=zqcanary`);
  await fetch(`${site}/api/companies?q=zqcanary&zqcanary=1`);
  await fetch(`${site}/api/auth/me`, { headers: { Authorization: 'Bearer zqcanary.x.y' } });
  await sendJson(`${site}/api/companies`, { ...company, category: 'zqcanary' });
  const db = await rig.openDatabase();
  await db.rows(`alter table company add constraint refusing check (name <> 'Broken Riders')`);
  const broken = await sendJson(`${site}/api/companies`, { ...company, name: 'Broken Riders' });
  await db.rows('alter table company drop constraint refusing');
  await db.close();
  return broken;
}
