import { MikroORM } from '@mikro-orm/postgresql';

/** The URL of a database on the server of TEST_DATABASE_URL. */
export function addressOf(database: string): string {
  const server = process.env.TEST_DATABASE_URL;
  if (!server)
    throw new Error('Set TEST_DATABASE_URL to a PostgreSQL where tests may create databases.');
  const address = new URL(server);
  address.pathname = `/${database}`;
  return address.href;
}

/** Runs a statement in the server's maintenance database. */
export async function onServer<T = unknown>(statement: string): Promise<T[]> {
  const orm = await MikroORM.init({
    clientUrl: addressOf('postgres'),
    entities: [],
    discovery: { warnWhenNoEntities: false },
  });
  try {
    return await orm.em.getConnection().execute<T[]>(statement);
  } finally {
    await orm.close();
  }
}
