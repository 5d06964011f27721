import type { Database } from '../../rig/database.ts';
import type { Rig } from '../../rig/rig.ts';
import type { Client } from './client.ts';
import type { Ledger } from './ledger.ts';

/** The running product and the tools to use and check it. */
export interface Scene {
  rig: Rig;
  /** Connections to PostgreSQL past the APIs. */
  db: Database;
  client: Client;
  ledger: Ledger;
  /** Repetitions of a step: `count` times the environment variable `ROUNDS`, 1 by default. */
  times: (count: number) => number;
  /** A moderator's token, from the balanced API by default. */
  logIn: (apiUrl?: string) => Promise<string>;
}
