import type { TestApp } from './app.ts';

interface Connection {
  query(statement: string | { text: string }, ...rest: unknown[]): unknown;
}

/** Records the text of every statement that the api sends from now on; the array may be emptied at any time. */
export async function recordStatements({ em }: Pick<TestApp, 'em'>): Promise<string[]> {
  const pool = (await em.getConnection().getNativeClient()) as unknown as {
    on(event: 'acquire', listener: (connection: Connection) => void): void;
  };
  const statements: string[] = [];
  const patched = new Set<Connection>();
  pool.on('acquire', (connection) => {
    if (patched.has(connection)) return;
    patched.add(connection);
    const query = connection.query.bind(connection);
    connection.query = (statement, ...rest) => {
      statements.push(typeof statement === 'string' ? statement : statement.text);
      return query(statement, ...rest);
    };
  });
  return statements;
}
