import { EntityManager } from '@mikro-orm/postgresql';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Type } from '@nestjs/common';
import { Test, type TestingModuleBuilder } from '@nestjs/testing';
import supertest from 'supertest';
import { AppModule } from '../src/app/app.module.ts';
import { config } from '../src/config/config.ts';
import { configure } from '../src/app/configure.ts';
import { ListingImagesModule } from '../src/listing-images/listing-images.module.ts';
import { watch } from './contract/watch.ts';
import { onServer } from './server.ts';

export type TestApp = Awaited<ReturnType<typeof startAppWith>>;

let database: Promise<unknown> | undefined;

/** One copy of the template per test file: its second app is another instance on the same database. */
function makeDatabase(): Promise<unknown> {
  const name = new URL(config.databaseUrl).pathname.slice(1);
  return onServer(`create database ${name} template ${process.env.TEST_RUN}_template`);
}

/**
 * The api as it runs, listening on a free port, with `controllers` of the test besides. Call `close` after the tests. An
 * answer that is not as openapi.json says fails the test that asked for it.
 */
export const startApp = (...controllers: Type[]) =>
  startAppWith((module) => module, ...controllers);

/** The same, with other values for what is injected. */
export async function startAppWith(
  override: (module: TestingModuleBuilder) => TestingModuleBuilder,
  ...controllers: Type[]
) {
  await (database ??= makeDatabase());
  const module = await override(
    Test.createTestingModule({ imports: [AppModule, ListingImagesModule], controllers }),
  ).compile();
  const app = module.createNestApplication<NestExpressApplication>({ bodyParser: false });
  watch(app.getHttpServer(), controllers);
  await configure(app);
  await app.listen(0, '127.0.0.1');
  const em = app.get(EntityManager).fork();
  return {
    app,
    /** Entities, outside of any request. */
    em,
    url: await app.getUrl(),
    http: supertest(app.getHttpServer()),
    /** Rows as the database has them; `?` stands for a parameter. */
    sql: <Row = Record<string, unknown>>(query: string, parameters: unknown[] = []) =>
      em.getConnection().execute<Row[]>(query, parameters),
    close: () => app.close(),
  };
}
