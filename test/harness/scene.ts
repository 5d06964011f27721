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
    logIn: (url = rig.apiUrl) => client.logIn(url, rig.admin),
    /** Calls of the API as a moderator. */
    moderate: (url = rig.apiUrl) => client.openModeration(url, rig.admin),
    /** The token of a listing's link, as the api signs it. */
    async ownerToken(kind: 'company' | 'job', id: string, version = 1) {
      const owned = JSON.stringify({ kind, id, version });
      const program = `import { ownerToken } from './api/dist/src/notices/owner-link.js';
        process.stdout.write(ownerToken(${owned}))`;
      return (await rig.run(['--input-type=module', '-e', program])).trim();
    },
    close: async () => {
      client.close();
      await db.close();
    },
  };
}
