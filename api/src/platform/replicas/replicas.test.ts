import { MikroORM } from '@mikro-orm/postgresql';
import { startAppWith, type TestApp } from '../../../test/app.ts';
import { adminToken } from '../../../test/make-account.ts';
import { inDays, makeCompany } from '../../../test/make-listing.ts';
import { addressOf, onServer } from '../../../test/server.ts';
import { databaseOptions } from '../../app/database.ts';
import { RetryLaterException } from '../errors/retry-later.exception.ts';
import { pathOf } from '../../images/image-path.ts';
import { ImageUse } from '../../listing-images/image-use.service.ts';
import { Replica } from './replica.ts';
import { ReplicaAddresses, Replicas } from './replicas.ts';

/** Databases that follow nothing: what they alone have shows where it was read. */
const names = [1, 2].map((number) => `${process.env.TEST_RUN}_replica_${number}`);
const nobody = 'postgres://postgres:dev@127.0.0.1:1/nobody';

let api: TestApp;
let token: string;
let copies: MikroORM[];
beforeAll(async () => {
  for (const name of names)
    await onServer(`create database ${name} template ${process.env.TEST_RUN}_template`);
  copies = await Promise.all(
    names.map((dbName) =>
      MikroORM.init({ ...databaseOptions, clientUrl: addressOf(dbName), dbName }),
    ),
  );
  const addresses = new ReplicaAddresses([...names.map(addressOf), nobody]);
  api = await startAppWith((module) =>
    module.overrideProvider(ReplicaAddresses).useValue(addresses),
  );
  token = await adminToken(api);
});
beforeEach(async () => {
  for (const copy of copies) await onCopy(copy, 'truncate company cascade');
  await api.sql('truncate company cascade');
  await follow();
});
afterAll(async () => {
  await api.close();
  for (const copy of copies) await copy.close(true);
  for (const name of names) await onServer(`drop database ${name} with (force)`);
});

const onCopy = (copy: MikroORM, statement: string) => copy.em.fork().execute(statement);
const isOn = (copy: MikroORM) => ({ ...api, em: copy.em.fork() }) as TestApp;

/** Both copies seem to have all that the primary has. */
async function follow() {
  const [row] = await api.sql<{ version: string }>('select version from dataset');
  for (const copy of copies) await onCopy(copy, `update dataset set version = ${row?.version}`);
  await api.app.get(Replicas).look();
}

const used = () => api.app.get(Replicas).count.used;

const namesOf = (body: unknown) => (body as { name: string }[]).map(({ name }) => name);
const list = async () => namesOf((await api.http.get('/api/companies').expect(200)).body);

/** Whom the lists that are read one after the other come from. */
async function onEach() {
  await makeCompany(api, { name: 'On the primary' });
  await makeCompany(isOn(copies[0]!), { name: 'On the first' });
  await makeCompany(isOn(copies[1]!), { name: 'On the second' });
  await follow();
}

describe('What the public reads', () => {
  it('comes from the replicas in turn, and never from one that is not there', async () => {
    await onEach();
    const read = [await list(), await list(), await list(), await list()].flat();
    expect(read.toSorted()).toEqual([
      ...['On the first', 'On the first', 'On the second', 'On the second'],
    ]);
    expect(used()).toBe(2);
  });

  it('is also one listing, the figures, a search with typing errors', async () => {
    for (const copy of copies) {
      await makeCompany(isOn(copy), {
        id: `0b0e8f0e-0000-4000-8000-000000000001`,
        name: 'Zuma Riders',
      });
    }
    await api.http.get('/api/companies/0b0e8f0e-0000-4000-8000-000000000001').expect(200);
    expect((await api.http.get('/api/stats')).body).toMatchObject({ companies: 1 });
    const found = await api.http.get('/api/companies?filter={"q":"Zuma Ridres"}').expect(200);
    expect(namesOf(found.body)).toEqual(['Zuma Riders']);
  });

  it('is asked of the primary before anybody is told that it is not there', async () => {
    const image = pathOf(crypto.randomUUID());
    const { id } = await makeCompany(api, { name: 'Approved just now', image });
    for (const copy of copies) {
      await makeCompany(isOn(copy), { id, status: 'pending', approvedAt: null, expiresAt: null });
    }
    await api.http.get(`/api/companies/${id}`).expect(200);
    expect(await api.app.get(ImageUse).isPublic(image)).toBe(true);
    await api.http.get(`/api/companies/${crypto.randomUUID()}`).expect(404);
  });
});

it('what a moderator reads comes from the primary', async () => {
  await onEach();
  const ask = (path: string) =>
    api.http.get(`/api/${path}`).auth(token, { type: 'bearer' }).expect(200);
  expect(namesOf((await ask('companies')).body)).toEqual(['On the primary']);
  const { id } = await makeCompany(api, { name: 'Waits', status: 'pending', approvedAt: null });
  expect(namesOf((await ask('companies/pending')).body)).toEqual(['Waits']);
  expect((await ask(`companies/${id}`)).body).toMatchObject({ name: 'Waits' });
});

it('a question is not carried on to the primary by a replica that has all it can do, or when it took too long', async () => {
  const replica = new Replica(addressOf(names[0]!));
  await replica.look(0);
  const overTime = Object.assign(new Error('canceling statement'), { code: '57014' });
  const busy = new Error('timeout exceeded when trying to connect');
  const full = new RetryLaterException(503, 'Busy.', 2);
  const gone = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  const verdicts = [overTime, full, busy, gone].map((error) => replica.failed(error));
  expect(verdicts).toEqual([false, false, false, true]);
  // It is known to be away by now, so those that waited for a connection to it go elsewhere.
  expect(replica.failed(busy)).toBe(true);
  await replica.close();
});

describe('A replica is passed over', () => {
  const allow = (name: string, yes: boolean) =>
    onServer(`alter database ${name} allow_connections ${yes}`);
  const cut = (name: string) =>
    onServer(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and application_name = 'api reads'`,
    );
  afterEach(async () => {
    for (const name of names) await allow(name, true);
  });

  it('by the very request that finds it dead, and by all after it', async () => {
    await onEach();
    await allow(names[0]!, false);
    await cut(names[0]!);
    for (let count = 0; count < 4; count += 1) expect(await list()).toEqual(['On the second']);
    await allow(names[1]!, false);
    await cut(names[1]!);
    for (let count = 0; count < 4; count += 1) expect(await list()).toEqual(['On the primary']);
    expect(used()).toBe(0);
  });

  it('until it is back', async () => {
    for (const name of names) {
      await allow(name, false);
      await cut(name);
    }
    await api.app.get(Replicas).look();
    expect(used()).toBe(0);
    for (const name of names) await allow(name, true);
    await api.app.get(Replicas).look();
    expect(used()).toBe(2);
  });

  it('while it lacks what the primary has had for five looks', async () => {
    await onCopy(copies[0]!, `update dataset set version = version + 1000000000`);
    await makeCompany(api, { approvedAt: inDays(0) });
    const looks: number[] = [];
    for (let count = 0; count < 6; count += 1) {
      await api.app.get(Replicas).look();
      looks.push(used());
    }
    expect(looks[0]).toBe(2);
    expect(looks.at(-1)).toBe(1);
  });

  it.each([
    ['a table of a release to come', 'select 1'],
    [
      'a conflict with what the primary does',
      `create function conflict() returns boolean language plpgsql as
         $$ begin raise exception 'conflict with recovery' using errcode = '40001'; end $$;
       create view company as select * from companies where conflict()`,
    ],
  ])('for the one question over which it fails: %s', async (_, fault) => {
    await onEach();
    for (const copy of copies)
      await onCopy(copy, `alter table company rename to companies; ${fault}`);
    expect(await list()).toEqual(['On the primary']);
    expect(used()).toBe(2);
    for (const copy of copies) {
      await onCopy(
        copy,
        'drop function if exists conflict cascade; alter table companies rename to company',
      );
    }
  });
});
