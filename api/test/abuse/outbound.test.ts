import dns from 'node:dns';
import { Socket } from 'node:net';
import { config } from '../../src/config/config.ts';
import { moderatedApp } from '../make-account.ts';
import { posting, registration } from '../make-listing.ts';
import { png } from '../pictures.ts';

const { api, as } = moderatedApp();

type Connect = (this: Socket, ...args: unknown[]) => Socket;

/** The addresses this process connected to, and the names it resolved, during `run`. */
async function contacts(run: () => Promise<unknown>): Promise<string[]> {
  const seen: string[] = [];
  const { connect } = Socket.prototype as { connect: Connect };
  const { lookup, promises } = dns;
  const { lookup: lookupLater } = promises;
  Socket.prototype.connect = function (this: Socket, ...args: unknown[]) {
    const [options] = [args[0]].flat() as [{ host?: string; port?: number } | number];
    const { host, port } =
      typeof options === 'object' ? options : { host: args[1] as string, port: options };
    seen.push(`${host ?? 'localhost'}:${port}`);
    return connect.apply(this, args);
  };
  const watched =
    <T extends (...args: never[]) => unknown>(real: T) =>
    (...args: Parameters<T>) => {
      seen.push(`name ${String(args[0])}`);
      return Reflect.apply(real, dns, args) as unknown;
    };
  Object.assign(dns, { lookup: watched(lookup) });
  Object.assign(promises, { lookup: watched(lookupLater) });
  try {
    await run();
  } finally {
    Socket.prototype.connect = connect;
    Object.assign(dns, { lookup });
    Object.assign(promises, { lookup: lookupLater });
  }
  return seen;
}

const bait = 'https://bait.example.com:8443/preview.png';
const companyFields = { ...registration, website: bait, description: `See ${bait}` };
const jobFields = { ...posting, applyLink: bait, description: `![](${bait}) <img src="${bait}">` };

/** Takes a listing from submission to approval, public page, edit and hiding. */
async function live(path: string, approval: string, fields: Record<string, string>, image: string) {
  const form = api.http.post(`/api${path}`).field(fields);
  const { body } = await form.attach(image, await png(), `${bait}`).expect(201);
  const one = `${path}/${body.id}`;
  await as('get', `${path}/pending`).expect(200);
  await as('get', `${one}/relations`).expect(200);
  await as('patch', `${one}/${approval}`).expect(200);
  const { body: listing } = await api.http.get(`/api${one}`).expect(200);
  expect(JSON.stringify(listing)).toContain('bait.example.com');
  await api.http.get(listing[image]).expect(200);
  await as('put', one, fields).expect(200);
  await as('patch', `${one}/hide`, { reason: bait });
}

it('X10: a submitted URL is never requested, from submission to publication', async () => {
  const found = await contacts(async () => {
    await live('/companies', 'verify', companyFields, 'profileImage');
    await live('/jobs', 'approve', jobFields, 'jobAttachment');
  });
  const database = new URL(config.databaseUrl);
  const ours = [new URL(api.url).host, `${database.hostname}:${database.port || 5432}`];
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter((contact) => !ours.includes(contact))).toEqual([]);
});

it('X10: a submitted URL would be detected if it were requested', async () => {
  const found = await contacts(() => fetch('http://bait.invalid/').catch(() => undefined));
  expect(found).toContainEqual(expect.stringContaining('bait.invalid'));
});
