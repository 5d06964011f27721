import type { Rig } from '../rig/rig.ts';
import { sendJson } from './ask.ts';

/** In every private fact of these listings and in nothing else; the number is that of the phone, however it is written. */
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

/** What the page of a company shows besides what its card does; nothing else may hold a canary. */
export const shownOnItsPage = /zqcanary@example\.com|1 Zqcanary Close/gi;

/** Puts a company and a job on the site that are full of canaries, and others that wait; answers their ids. */
export async function makeCanaries(site: string, token: string) {
  const make = async (path: string, body: object, approval?: string) => {
    const { body: receipt } = await sendJson(`${site}/api/${path}`, body);
    if (approval)
      await sendJson(
        `${site}/api/${path}/${receipt.id}/${approval}`,
        {},
        { method: 'PATCH', token },
      );
    return String(receipt.id);
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

/** Does what leads to lines in the logs: sends, searches, logs in, and breaks the api in the middle of a registration. */
export async function leaveTraces(rig: Rig, site: string) {
  const { email, password } = rig.admin;
  const login = (word: string) => sendJson(`${site}/api/auth/login`, { email, password: word });
  await login('zqcanary password');
  await login(password);
  await fetch(`${site}/companies?q=zqcanary`);
  await fetch(`${site}/api/companies?q=zqcanary&zqcanary=1`);
  await fetch(`${site}/api/auth/me`, { headers: { Authorization: 'Bearer zqcanary.x.y' } });
  await sendJson(`${site}/api/companies`, { ...company, category: 'zqcanary' });
  const database = await rig.openDatabase();
  await database.rows(
    `alter table company add constraint refusing check (name <> 'Broken Riders')`,
  );
  const broken = await sendJson(`${site}/api/companies`, { ...company, name: 'Broken Riders' });
  await database.rows('alter table company drop constraint refusing');
  await database.close();
  return broken;
}
