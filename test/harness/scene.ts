import type { Rig } from '../rig/rig.ts';
import { Client } from './client.ts';
import { Ledger } from './ledger.ts';

/** The running product and the tools to use and check it. */
export type Scene = Awaited<ReturnType<typeof connectTo>>;

export async function connectTo(rig: Rig) {
  const rounds = Number(process.env.ROUNDS || 1);
  if (!(rounds > 0)) throw new Error('ROUNDS must be a number above 0.');
  const client = new Client();
  /** Connections to PostgreSQL past the APIs. */
  const db = await rig.openDatabase();
  return {
    rig,
    db,
    client,
    ledger: new Ledger(client, rig.apiUrl),
    /** Repetitions of a step: `count` times the environment variable `ROUNDS`, 1 by default. */
    times: (count: number) => Math.max(1, Math.round(count * rounds)),
    /** A moderator's token, from the balanced API by default. */
    logIn: async (url = rig.apiUrl) => {
      const options = { method: 'POST', json: rig.admin };
      const { status, text } = await client.ask(`${url}/api/auth/login`, options);
      if (status !== 200) throw new Error(`The login returned ${status}: ${text}`);
      return (JSON.parse(text) as { token: string }).token;
    },
    close: async () => {
      client.close();
      await db.close();
    },
  };
}
