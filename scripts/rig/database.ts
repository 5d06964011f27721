import { MikroORM } from '@mikro-orm/postgresql';

export type Database = Awaited<ReturnType<typeof openDatabase>>;

/** Questions to a database from the outside, with `?` for values, on connections that the api knows nothing of. */
export async function openDatabase(clientUrl: string) {
  const orm = await MikroORM.init({
    clientUrl,
    entities: [],
    discovery: { warnWhenNoEntities: false },
    pool: { min: 0, max: 4 },
    driverOptions: { application_name: 'rig' },
  });
  const connection = orm.em.getConnection();
  return {
    /** The rows of one statement. */
    rows: <Row>(sql: string, values: unknown[] = []) =>
      connection.execute<Row[]>(sql, values, 'all'),
    /** The first column of the first row, as a number. */
    async number(sql: string, values: unknown[] = []): Promise<number> {
      const [row] = await connection.execute<Record<string, unknown>[]>(sql, values, 'all');
      return Number(Object.values(row ?? {})[0]);
    },
    /** Runs the statements of `work` in one transaction on one connection; what it holds is let go at the end. */
    transaction: <Result>(
      work: (execute: (sql: string, values?: unknown[]) => Promise<unknown>) => Promise<Result>,
    ) => orm.em.fork().transactional((em) => work((sql, values = []) => em.execute(sql, values))),
    close: () => orm.close(true),
  };
}
