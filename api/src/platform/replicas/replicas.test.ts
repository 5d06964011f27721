import { MikroORM } from '@mikro-orm/postgresql';
import { appOfFile, startAppWith, type TestApp } from '../../../test/app.ts';
import { asModerator } from '../../../test/make-account.ts';
import { inDays, makeCompany, pending } from '../../../test/make-listing.ts';
import { addressOf, onServer } from '../../../test/server.ts';
import { databaseOptions } from '../../app/database.ts';
import { connectionTo } from '../database/connection-options.ts';
import { RetryLaterException } from '../errors/retry-later.exception.ts';
import { pathOf } from '../images/image-path.ts';
import { ImageUse } from '../../listing-images/image-use.service.ts';
import { Replica } from './replica.ts';
import { ReplicaAddresses, Replicas } from './replicas.ts';

/** Independent databases instead of replicas: a row that only one has shows where a read went. */
const names = [1, 2].map((number) => `${process.env.TEST_RUN}_replica_${number}`);
const unreachable = 'postgres://postgres:dev@127.0.0.1:1/nobody';

let copies: MikroORM[];
const api = appOfFile(async () => {
  for (const name of names)
    await onServer(`create database ${name} template ${process.env.TEST_RUN}_template`);
  copies = await Promise.all(
    names.map((dbName) =>
      MikroORM.init({ ...databaseOptions, ...connectionTo(addressOf(dbName)) }),
    ),
  );
  const addresses = new ReplicaAddresses([...names.map(addressOf), unreachable]);
  return startAppWith((module) => module.overrideProvider(ReplicaAddresses).useValue(addresses));
});
const as = asModerator(api);
beforeEach(async () => {
  await onCopies('truncate company cascade');
  await api.sql('truncate company cascade');
  await catchUp();
});
afterAll(async () => {
  for (const copy of copies) await copy.close(true);
  for (const name of names) await onServer(`drop database ${name} with (force)`);
});

const onCopies = (statement: string, of = copies) =>
  Promise.all(of.map(({ em }) => em.fork().execute(statement)));
const isOn = (copy: MikroORM) => ({ ...api, em: copy.em.fork() }) as TestApp;

/** Gives both copies the version of the primary. */
async function catchUp() {
  const [version] = await api.column('select version from dataset');
  await onCopies(`update dataset set version = ${version}`);
  await api.app.get(Replicas).check();
}

const used = () => api.app.get(Replicas).count.used;

const namesOf = (body: unknown) => (body as { name: string }[]).map(({ name }) => name);
const list = async () => namesOf((await api.http.get('/api/companies').expect(200)).body);

/** Makes a company in each database, named after it. */
async function makeCompanyInEach() {
  await makeCompany(api, { name: 'On the primary' });
  await makeCompany(isOn(copies[0]!), { name: 'On the first' });
  await makeCompany(isOn(copies[1]!), { name: 'On the second' });
  await catchUp();
}

describe('a public read', () => {
  it('goes to the healthy replicas in turn', async () => {
    await makeCompanyInEach();
    const [one, other, ...again] = [await list(), await list(), await list(), await list()];
    expect([one, other].flat().toSorted()).toEqual(['On the first', 'On the second']);
    expect(again).toEqual([one, other]);
    expect(used()).toBe(2);
  });

  it('goes to a replica for one listing, the stats and a search with typing errors', async () => {
    const id = crypto.randomUUID();
    for (const copy of copies) await makeCompany(isOn(copy), { id, name: 'Zuma Riders' });
    await api.http.get(`/api/companies/${id}`).expect(200);
    expect((await api.http.get('/api/stats')).body).toMatchObject({ companies: 1 });
    const found = await api.http.get('/api/companies?filter={"q":"Zuma Ridres"}').expect(200);
    expect(namesOf(found.body)).toEqual(['Zuma Riders']);
  });

  it('is retried on the primary if a replica does not have the listing', async () => {
    const image = pathOf(crypto.randomUUID());
    const { id } = await makeCompany(api, { name: 'Approved just now', image });
    for (const copy of copies) await makeCompany(isOn(copy), { id, ...pending });
    await api.http.get(`/api/companies/${id}`).expect(200);
    expect(await api.app.get(ImageUse).isPublic(image)).toBe(true);
    await api.http.get(`/uploads/share/company/${id}.jpg`).expect(200);
    await api.http.get(`/api/companies/${crypto.randomUUID()}`).expect(404);
  });
});

it("sends a moderator's reads to the primary", async () => {
  await makeCompanyInEach();
  const ask = (path: string) => as('get', `/${path}`).expect(200);
  expect(namesOf((await ask('companies')).body)).toEqual(['On the primary']);
  const { id } = await makeCompany(api, { name: 'Waits', ...pending });
  expect(namesOf((await ask('companies/pending')).body)).toEqual(['Waits']);
  expect((await ask(`companies/${id}`)).body).toMatchObject({ name: 'Waits' });
});

it('does not fail over a query that timed out, or that a healthy replica was too busy for', async () => {
  const replica = new Replica(addressOf(names[0]!));
  await replica.check(0);
  const timedOut = Object.assign(new Error('canceling statement'), { code: '57014' });
  const busy = new Error('timeout exceeded when trying to connect');
  const full = new RetryLaterException('Busy.', 2);
  const gone = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  const verdicts = [timedOut, full, busy, gone].map((error) => replica.shouldFailOver(error));
  expect(verdicts).toEqual([false, false, false, true]);
  // The replica is unhealthy by now, so queries that waited for a connection to it fail over.
  expect(replica.shouldFailOver(busy)).toBe(true);
  await replica.close();
});

describe('a replica is skipped', () => {
  it('if its address asks for TLS, which it does not have', async () => {
    const url = new URL(addressOf(names[0]!));
    url.searchParams.set('sslmode', 'verify-full');
    const plain = new Replica(url.href);
    const warnings: string[] = [];
    Object.assign(plain, { logger: { warn: (line: string) => warnings.push(line) } });
    await plain.check(0);
    await plain.check(0);
    expect(plain.isHealthy).toBe(false);
    expect(warnings).toEqual([expect.stringContaining(`The replica ${url.host} is skipped: `)]);
    await plain.close();
  });

  const allow = (name: string, yes: boolean) =>
    onServer(`alter database ${name} allow_connections ${yes}`);
  const cut = (name: string) =>
    onServer(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and application_name = 'api reads'`,
    );
  afterEach(async () => {
    for (const name of names) await allow(name, true);
  });

  it('by the request that finds it down, and by those after it', async () => {
    await makeCompanyInEach();
    await allow(names[0]!, false);
    await cut(names[0]!);
    for (let count = 0; count < 4; count += 1) expect(await list()).toEqual(['On the second']);
    await allow(names[1]!, false);
    await cut(names[1]!);
    for (let count = 0; count < 4; count += 1) expect(await list()).toEqual(['On the primary']);
    expect(used()).toBe(0);
  });

  it('while it is five checks behind the primary', async () => {
    await onCopies(`update dataset set version = version + 1000000000`, copies.slice(0, 1));
    await makeCompany(api, { approvedAt: inDays(0) });
    const usedAfterCheck: number[] = [];
    for (let count = 0; count < 6; count += 1) {
      await api.app.get(Replicas).check();
      usedAfterCheck.push(used());
    }
    expect(usedAfterCheck[0]).toBe(2);
    expect(usedAfterCheck.at(-1)).toBe(1);
  });

  it.each([
    ['a missing table', 'select 1'],
    [
      'a conflict with recovery',
      `create function conflict() returns boolean language plpgsql as
         $$ begin raise exception 'conflict with recovery' using errcode = '40001'; end $$;
       create view company as select * from companies where conflict()`,
    ],
  ])('for the one query that fails on it: %s', async (_, fault) => {
    await makeCompanyInEach();
    await onCopies(`alter table company rename to companies; ${fault}`);
    expect(await list()).toEqual(['On the primary']);
    expect(used()).toBe(2);
    await onCopies(
      'drop function if exists conflict cascade; alter table companies rename to company',
    );
  });
});
