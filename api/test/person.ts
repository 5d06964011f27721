import { join } from 'node:path';
import { MikroORM } from '@mikro-orm/postgresql';
import { ImagesService } from '../src/images/images.service.ts';
import { DigestService } from '../src/notices/digest.service.ts';
import { personCommand } from '../commands/privacy/privacy-command.ts';
import type { TestApp } from './app.ts';
import { canary } from './contract/canaries.ts';
import { posting, registration } from './make-listing.ts';
import { jpeg } from './pictures.ts';

/** The person of these tests, who writes the e-mail as people do. */
export const person = { email: 'canary@example.com', phone: '+2348099911122' };

/** Runs the command as an operator types it; mails are looked for in `folder/mail`. */
export const operator =
  ({ app }: TestApp, folder: string) =>
  async (line: string) => {
    const said: string[] = [];
    const orm: MikroORM = app.get(MikroORM);
    const tools = {
      orm,
      images: app.get(ImagesService),
      mailFolder: join(folder, 'mail'),
    };
    const code = await personCommand(tools, line.split(' ').filter(Boolean), (text) =>
      said.push(text),
    );
    return { code, said: said.join('\n') };
  };

/** What a database keeps of it when every word of a sender is a canary. */
const sent = { email: 'Canary@Example.com', cacNumber: 'RC 70017001' };
const description =
  'Canary and sons bring every parcel across the town before noon, write to canary@example.com or call 0809 991 1122 today.';
const company = {
  ...{ ...registration, ...sent, description, name: 'Canary Riders', ownerName: 'Canary Owner' },
  ...{ phone: '0809 991 1122', address: '1 Canary Close', location: 'Canary Town' },
  ...{ category: 'bike canary', priceRange: '1 canary', website: 'https://canary.example.com/' },
};
const job = {
  ...{ ...posting, ...sent, description, title: 'Canary rider', company: 'Canary Riders' },
  ...{
    location: 'Canary Town',
    salary: '1 canary',
    requirements: ['Pay N5,000 for the canary form'],
  },
  applyLink: 'https://canary.example.com/apply',
};
const inquiry = {
  ...{ name: 'Canary Owner', email: sent.email, phone: '+234 809 991 1122' },
  ...{ company: 'Canary Riders', interest: 'other' },
  // Which a note quotes.
  message: 'Our flyer: https://bit.ly/canary',
};
/** Somebody else, whose only tie to the person is the CAC number of what was rejected. */
const shared = 'RC 5550001';
const other = {
  ...{ ...registration, cacNumber: shared, name: 'Eagle Couriers', ownerName: 'Bola Ade' },
  ...{ email: 'eagle@example.com', phone: '0803 123 4599', website: 'https://eagle.example.com/' },
};

/** A moderator's call. */
const acting =
  (api: TestApp, token: string) => (method: 'patch' | 'put' | 'delete', path: string) =>
    api.http[method](`/api/${path}`).auth(token, { type: 'bearer' });

/**
 * One person's life with the marketplace: listings in every status, decided about in every way, with images, letters, digests,
 * an inquiry and what others are warned of. Answers the ids.
 */
export async function leaveTraces(api: TestApp, token: string) {
  const act = acting(api, token);
  const send = async (path: string, body: object) =>
    (
      await api.http
        .post(`/api/${path}`)
        .set('Idempotency-Key', crypto.randomUUID())
        .send(body)
        .expect(201)
    ).body.id as string;
  const shown = await sendWithImage(api, company);
  const waiting = await send('companies', company);
  const rejected = await send('companies', { ...company, cacNumber: shared });
  await act('patch', `companies/${shown}/verify`).expect(200);
  await act('put', `companies/${shown}`).send(company).expect(200);
  await api.http.post(`/api/companies/${shown}/reveals`).expect(200);
  await act('delete', `companies/${rejected}/reject`).send({ reason: 'Canary fee' }).expect(200);
  const hidden = await send('jobs', job);
  await act('patch', `jobs/${hidden}/approve`).expect(200);
  await act('patch', `jobs/${hidden}/hide`).send({ reason: 'Canary did not pay' }).expect(200);
  const asked = await send('jobs', job);
  await send('inquiries', inquiry);
  const eagle = await send('companies', other);
  await act('put', `companies/${eagle}`).send(other).expect(200);
  await api.app.get(DigestService).send();
  const late = await send('jobs', job);
  return { shown, waiting, rejected, hidden, asked, late, eagle };
}

async function sendWithImage(api: TestApp, fields: Record<string, string>): Promise<string> {
  const form = Object.entries(fields).reduce(
    (request, [name, value]) => request.field(name, value),
    api.http.post('/api/companies').set('Idempotency-Key', crypto.randomUUID()),
  );
  return (await form.attach('profileImage', await jpeg(), 'canary.jpg').expect(201)).body.id;
}

/** Every table in which anything at all still speaks of a canary, with how many rows do. */
export async function tablesWithCanary(api: TestApp): Promise<Record<string, number>> {
  const tables = await api.sql<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p', 'm') and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`,
  );
  const found: Record<string, number> = {};
  for (const { name } of tables) {
    const rows = await api.sql<{ text: string }>(`select line::text as text from ${name} line`);
    const count = rows.filter(({ text }) => canary.test(text)).length;
    if (count > 0) found[name] = count;
  }
  return found;
}

/** The columns that can hold a text and in which no row has a canary. */
export async function columnsWithoutCanary(api: TestApp): Promise<string[]> {
  const columns = await api.sql<{ table: string; column: string }>(
    `select table_name as "table", column_name as "column" from information_schema.columns
     where table_schema = 'public' and data_type not in ('uuid', 'boolean', 'bigint', 'integer', 'smallint', 'real', 'date',
       'timestamp with time zone') order by 1, 2`,
  );
  const without: string[] = [];
  for (const { table, column } of columns) {
    const rows = await api.sql<{ text: string }>(`select ${column}::text as text from ${table}`);
    if (!rows.some(({ text }) => canary.test(text))) without.push(`${table}.${column}`);
  }
  return without;
}
