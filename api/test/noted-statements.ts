import type { TestApp } from './app.ts';

interface Connection {
  query(statement: string | { text: string }, ...rest: unknown[]): unknown;
}

/** The text of every statement that the api sends from now on, on every connection; a test may empty it. */
export async function noteStatements({ em }: Pick<TestApp, 'em'>): Promise<string[]> {
  const pool = (await em.getConnection().getNativeClient()) as unknown as {
    on(event: 'acquire', acquired: (connection: Connection) => void): void;
  };
  const asked: string[] = [];
  const noted = new Set<Connection>();
  pool.on('acquire', (connection) => {
    if (noted.has(connection)) return;
    noted.add(connection);
    const query = connection.query.bind(connection);
    connection.query = (statement, ...rest) => {
      asked.push(typeof statement === 'string' ? statement : statement.text);
      return query(statement, ...rest);
    };
  });
  return asked;
}
