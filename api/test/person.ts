import { join } from 'node:path';
import { MikroORM } from '@mikro-orm/postgresql';
import { ImagesService } from '../src/platform/images/images.service.ts';
import { DigestService } from '../src/notices/digest.service.ts';
import { privacyCommand } from '../commands/privacy.ts';
import { reportedNumber } from '../src/contacts/phones.ts';
import type { TestApp } from './app.ts';
import { canary } from './contract/canaries.ts';
import type { asModerator } from './make-account.ts';
import { posting, registration } from './make-listing.ts';
import { makeClaim, ownerOf } from './owner.ts';
import { jpeg } from './pictures.ts';

/** The person of these tests, whose email is written in another case in the data. */
export const person = { email: 'canary@example.com', phone: '+2348099911122' };

/** Runs a command line of `npm run person`; mail files are in `folder/mail`. */
export const operator = (api: TestApp, folder: string) => async (line: string) => {
  const lines: string[] = [];
  const orm: MikroORM = api.app.get(MikroORM);
  const images = api.app.get(ImagesService);
  const dependencies = { orm, images, mailFolder: join(folder, 'mail') };
  const words = line.split(' ').filter(Boolean);
  const code = await privacyCommand(dependencies, words, (text) => lines.push(text));
  return { code, output: lines.join('\n') };
};

/** Submissions with a canary in every text of the sender. */
const sender = { email: 'Canary@Example.com', cacNumber: 'RC 70017001' };
const description =
  'Canary and sons bring every parcel across the town before noon, write to canary@example.com or call 0809 991 1122 today.';
const company = {
  ...registration,
  ...sender,
  description,
  name: 'Canary Riders',
  ownerName: 'Canary Owner',
  phone: '0809 991 1122',
  whatsapp: '0809 991 1122',
  address: '1 Canary Close',
  location: 'Canary Town',
  category: 'bike canary',
  priceRange: '1 canary',
  website: 'https://canary.example.com/',
  licenceNumber: 'Canary/1',
  riderNumbers: '0809 991 1122 Canary rider',
};
const job = {
  ...posting,
  ...sender,
  description,
  title: 'Canary rider',
  company: 'Canary Riders',
  location: 'Canary Town',
  salary: '1 canary',
  requirements: ['Pay N5,000 for the canary form'],
  applyLink: 'https://canary.example.com/apply',
};
const inquiry = {
  name: 'Canary Owner',
  email: sender.email,
  phone: '+234 809 991 1122',
  company: 'Canary Riders',
  interest: 'other',
  // Quoted by a screening note.
  message: 'Our flyer: https://bit.ly/canary',
};
/** Another sender, who shares only the CAC number of the rejected listing. */
const shared = 'RC 5550001';
const other = {
  ...registration,
  cacNumber: shared,
  name: 'Eagle Couriers',
  ownerName: 'Bola Ade',
  email: 'eagle@example.com',
  phone: '0803 123 4599',
  website: 'https://eagle.example.com/',
};

/**
 * Makes personal data of every kind: listings in every status and with every decision, with images, mails, digests, an
 * inquiry, and a screening note on the listing of another sender. Returns the ids.
 */
export async function makePersonalData(api: TestApp, as: ReturnType<typeof asModerator>) {
  const post = (path: string) =>
    api.http.post(`/api/${path}`).set('Idempotency-Key', crypto.randomUUID());
  const send = async (path: string, body: object): Promise<string> =>
    (await post(path).send(body).expect(201)).body.id;
  const form = post('companies').field(company);
  const sent = await form.attach('profileImage', await jpeg(), 'canary.jpg').expect(201);
  const shown: string = sent.body.id;
  const waiting = await send('companies', company);
  const rejected = await send('companies', { ...company, cacNumber: shared });
  await as('patch', `/companies/${shown}/verify`).expect(200);
  const renamed = { ...company, ownerName: 'Canary Owner 2' };
  await as('put', `/companies/${shown}`, renamed).expect(200);
  const facts = { number: person.phone };
  const check = { kind: 'phone', result: 'no_answer', facts, note: 'Canary' };
  await as('post', `/companies/${shown}/proofs`, check).expect(201);
  await sendChange(api, shown);
  await as('post', '/blocks', { value: sender.email, reason: 'Canary fraud' }).expect(201);
  await api.http.post(`/api/companies/${shown}/reveals`).expect(200);
  await as('delete', `/companies/${rejected}/reject`, { reason: 'Canary fee' }).expect(200);
  const hidden = await send('jobs', job);
  await as('patch', `/jobs/${hidden}/approve`).expect(200);
  await as('patch', `/jobs/${hidden}/hide`, { reason: 'Canary did not pay' }).expect(200);
  const asked = await send('jobs', job);
  await send('inquiries', inquiry);
  await api.sql(
    `insert into report (kind, phone_hash, reason, words, police_number, email, mailbox, mark)
     values ('number', ?, 'other', 'Canary rider took my goods', 'Canary 1', ?, 'hash', 'hash')`,
    [reportedNumber('+2348031234567'), sender.email],
  );
  const eagle = await send('companies', other);
  await makeClaim(api, {
    companyId: eagle,
    ...{ name: 'Canary Owner', role: 'Canary', email: sender.email, phone: person.phone },
    ...{ words: 'Canary words', code: 'CANARY', cacNumber: sender.cacNumber },
  });
  await as('put', `/companies/${eagle}`, other).expect(200);
  await api.app.get(DigestService).send();
  const late = await send('jobs', job);
  return { shown, waiting, rejected, hidden, asked, late, eagle };
}

/** Of the public company, by its owner, with another image. */
async function sendChange(api: TestApp, id: string): Promise<void> {
  await api.http
    .put('/api/ownership/company')
    .set(await ownerOf(api, 'company', id).authorization())
    .field({ ...company, name: 'Canary Wings' })
    .attach('profileImage', await jpeg(), 'canary.jpg')
    .expect(202);
}

/** The number of rows with a canary by table, for tables that have some. */
export async function tablesWithCanary(api: TestApp): Promise<Record<string, number>> {
  const tables = await api.column(
    `select c.oid::regclass::text from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p', 'm') and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`,
  );
  const found: Record<string, number> = {};
  for (const name of tables) {
    const rows = await api.column(`select line::text from ${name} line`);
    const count = rows.filter((text) => canary.test(text)).length;
    if (count > 0) found[name] = count;
  }
  return found;
}
