import { MikroORM } from '@mikro-orm/postgresql';

export type Database = Awaited<ReturnType<typeof openDatabase>>;

/** Address of a database of the same server. */
export function databaseAt(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = name;
  return url.href;
}

/** Connections of a test to a database, apart from those of the api; values stand for `?`. */
export async function openDatabase(clientUrl: string) {
  const orm = await MikroORM.init({
    clientUrl,
    entities: [],
    discovery: { warnWhenNoEntities: false },
    pool: { min: 0, max: 4 },
    driverOptions: { application_name: 'rig' },
  });
  const connection = orm.em.getConnection();
  const rows = <Row>(sql: string, values: unknown[] = []) =>
    connection.execute<Row[]>(sql, values, 'all');
  return {
    rows,
    async number(sql: string, values: unknown[] = []): Promise<number> {
      const [row] = await rows<Record<string, unknown>>(sql, values);
      return Number(Object.values(row ?? {})[0]);
    },
    transaction: <Result>(
      work: (execute: (sql: string, values?: unknown[]) => Promise<unknown>) => Promise<Result>,
    ) => orm.em.fork().transactional((em) => work((sql, values = []) => em.execute(sql, values))),
    close: () => orm.close(true),
  };
}
