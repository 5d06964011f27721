import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';
import { clientMessages } from './client-messages.ts';

/** A statement as the api sent it; one with a name is planned once per connection. */
export interface Sent {
  text: string;
  values: (string | null)[];
  name?: string;
}

/**
 * Stands between the api and its PostgreSQL and notes what the api's own connections send (`application_name` api), so
 * that what is timed is what the product asks, whatever code made it.
 */
export async function startTap(database: string) {
  const { hostname, port } = new URL(database);
  let sent: { connection: number; statement: Sent }[] = [];
  let connections = 0;
  const server = createServer((client) => {
    const connection = connections++;
    const upstream = connect(Number(port), hostname);
    const note = clientMessages('api', (statement) => sent.push({ connection, statement }));
    client.on('data', note);
    join(client, upstream);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = new URL(database);
  address.port = String((server.address() as AddressInfo).port);
  return {
    /** The address of the database for the api. */
    address: address.href,
    /** What the connections that ask about `table` send while `work` runs, in order. */
    async during(table: string, work: () => Promise<unknown>): Promise<Sent[]> {
      sent = [];
      await work();
      const about = new RegExp(`\\b${table}\\b`);
      const asking = sent.filter(({ statement }) => about.test(statement.text));
      const among = new Set(asking.map(({ connection }) => connection));
      return sent.filter(({ connection }) => among.has(connection)).map((one) => one.statement);
    },
    close: () => server.close(),
  };
}

function join(one: Socket, other: Socket) {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    from.pipe(to);
    from.on('error', () => to.destroy());
    from.on('close', () => to.destroy());
  }
}
