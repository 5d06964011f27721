import { EntityManager } from '@mikro-orm/postgresql';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Type } from '@nestjs/common';
import { Test, type TestingModuleBuilder } from '@nestjs/testing';
import supertest from 'supertest';
import { AppModule } from '../src/app/app.module.ts';
import { config } from '../src/config/config.ts';
import { configure } from '../src/app/configure.ts';
import { ListingImagesModule } from '../src/listing-images/listing-images.module.ts';
import { watchResponses } from './contract-check/watch-responses.ts';
import { onServer } from './server.ts';

export type TestApp = Awaited<ReturnType<typeof startAppWith>>;

let database: Promise<void> | undefined;
const entityManagers: EntityManager[] = [];

/** Copies the template's files once per test file: a second app is another instance on the same database. */
async function makeDatabase(): Promise<void> {
  const name = new URL(config.databaseUrl).pathname.slice(1);
  await onServer(`drop database if exists ${name} with (force)`);
  const template = `${process.env.TEST_RUN}_template`;
  await onServer(`create database ${name} template ${template} strategy file_copy`);
}

/** Lets the first app of the next test file start on a new database. */
export function forgetDatabase(): void {
  database = undefined;
  entityManagers.length = 0;
}

/** A flush compares all entities of its manager: those of earlier tests would slow it down. */
export const forgetEntities = (): void => entityManagers.forEach((em) => em.clear());

/**
 * The whole api, listening on a free port, with additional `controllers`. Call `close` after the tests. A response that
 * does not match openapi.json fails the test that requested it.
 */
export const startApp = (...controllers: Type[]) =>
  startAppWith((module) => module, ...controllers);

/** The app of {@link startApp} for all tests of a file. */
export const testApp = (...controllers: Type[]) => appOfFile(() => startApp(...controllers));

/** The same with `value` in place of a provider. */
export const testAppWith = (provider: unknown, value: object) =>
  appOfFile(() => startAppWith((module) => module.overrideProvider(provider).useValue(value)));

/** An app for all tests of a file or a `describe`: filled in before the first of them, closed after the last. */
export function appOfFile(start: () => Promise<TestApp>): TestApp {
  const api = {} as TestApp;
  beforeAll(async () => {
    Object.assign(api, await start());
  });
  afterAll(() => api.close());
  return api;
}

/** The same app with overridden providers. */
export async function startAppWith(
  override: (module: TestingModuleBuilder) => TestingModuleBuilder,
  ...controllers: Type[]
) {
  await (database ??= makeDatabase());
  const module = await override(
    Test.createTestingModule({ imports: [AppModule, ListingImagesModule], controllers }),
  ).compile();
  const app = module.createNestApplication<NestExpressApplication>({ bodyParser: false });
  watchResponses(app.getHttpServer(), controllers);
  await configure(app);
  await app.listen(0, '127.0.0.1');
  const em = app.get(EntityManager).fork();
  entityManagers.push(em);
  const sql = <Row = Record<string, unknown>>(query: string, parameters: unknown[] = []) =>
    em.getConnection().execute<Row[]>(query, parameters);
  return {
    app,
    /** Entities, outside of any request. */
    em,
    url: await app.getUrl(),
    http: supertest(app.getHttpServer()),
    /** Rows from the database; `?` is a parameter. */
    sql,
    /** The values of the only column that `query` selects. */
    column: async <Value = string>(query: string, parameters: unknown[] = []) =>
      (await sql<Record<string, Value>>(query, parameters)).map((row) => {
        const [value, ...others] = Object.values(row);
        if (value === undefined || others.length > 0) throw new Error(`One column: ${query}`);
        return value;
      }),
    close: () => app.close(),
  };
}
