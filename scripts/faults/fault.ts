import type { Database } from '../rig/database.ts';
import type { Rig } from '../rig/rig.ts';
import type { Client } from './client.ts';
import type { Ledger } from './ledger.ts';

/** What a fault works with. */
export interface Scene {
  rig: Rig;
  /** Questions to PostgreSQL itself. */
  db: Database;
  client: Client;
  ledger: Ledger;
  /** How often a fault repeats what it does; its own default times `--rounds`. */
  times: (count: number) => number;
  /** A moderator's token. */
  logIn: () => Promise<string>;
}

/** One way in which the product is hurt, and what must hold meanwhile and afterwards. */
export interface Fault {
  /** The id in the table of docs/security.md, such as F1. */
  id: string;
  title: string;
  /**
   * Hurts, watches and puts everything back. Answers what was measured, in the order to print it; throws a sentence when
   * something did not hold.
   */
  run: (scene: Scene) => Promise<Figures>;
}

/** What was measured, by what it is called. */
export type Figures = Record<string, string | number>;
