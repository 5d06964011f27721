import pg from 'pg';

/** The URL of a database on the server of TEST_DATABASE_URL. */
export function addressOf(database: string): string {
  const server = process.env.TEST_DATABASE_URL;
  if (!server)
    throw new Error('Set TEST_DATABASE_URL to a PostgreSQL where tests may create databases.');
  const address = new URL(server);
  address.pathname = `/${database}`;
  return address.href;
}

/** Runs a statement without the api's timeouts, by default in the server's maintenance database. */
export async function onServer<Row extends object>(
  statement: string,
  database = addressOf('postgres'),
): Promise<Row[]> {
  const client = new pg.Client(database);
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}
