import type { TestApp } from './app.ts';

export interface Noted {
  text: string;
  name?: string;
}

interface Connection {
  query(statement: string | Noted, ...rest: unknown[]): unknown;
}

/** Every statement that the api sends from now on, on every connection; emptied by whoever wants to begin anew. */
export async function noteStatements({ em }: Pick<TestApp, 'em'>): Promise<Noted[]> {
  const pool = (await em.getConnection().getNativeClient()) as unknown as {
    on(event: 'acquire', acquired: (connection: Connection) => void): void;
  };
  const asked: Noted[] = [];
  const noted = new Set<Connection>();
  pool.on('acquire', (connection) => {
    if (noted.has(connection)) return;
    noted.add(connection);
    const query = connection.query.bind(connection);
    connection.query = (statement, ...rest) => {
      asked.push(typeof statement === 'string' ? { text: statement } : statement);
      return query(statement, ...rest);
    };
  });
  return asked;
}
