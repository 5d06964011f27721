import { EntityManager } from '@mikro-orm/postgresql';
import {
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { config } from '../../config/config.ts';
import { ReadOnlyDatabase } from '../database/read-only-database.ts';
import { currentVersion, Replica } from './replica.ts';

/** Milliseconds between two looks at all of them. */
const interval = 1_000;
/** So many looks ago the primary had what a replica must have by now. */
const mostBehind = 5;

/** The addresses of the replicas (`DATABASE_REPLICAS`). */
export class ReplicaAddresses {
  constructor(readonly list: readonly string[]) {}
}

export const configuredReplicas = {
  provide: ReplicaAddresses,
  useValue: new ReplicaAddresses(config.replicas),
};

/** The replicas of the database, asked in turn as long as they are well. */
@Injectable()
export class Replicas implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly replicas: Replica[];
  private readonly primary: ReadOnlyDatabase;
  /** The versions of the dataset that the primary had, oldest first. */
  private readonly versions: number[] = [];
  private timer: NodeJS.Timeout | undefined;
  private turn = 0;

  constructor(em: EntityManager, addresses: ReplicaAddresses) {
    this.primary = new ReadOnlyDatabase(em);
    this.replicas = addresses.list.map((address) => new Replica(address));
  }

  get areThere(): boolean {
    return this.replicas.length > 0;
  }

  /** How many there are, and how many of them are asked. */
  get count(): { known: number; used: number } {
    return { known: this.replicas.length, used: this.well().length };
  }

  /** Those to ask, the next one first. */
  inTurn(): Replica[] {
    const well = this.well();
    const start = well.length > 0 ? (this.turn += 1) % well.length : 0;
    return [...well.slice(start), ...well.slice(0, start)];
  }

  async onApplicationBootstrap(): Promise<void> {
    if (!this.areThere) return;
    await this.look();
    this.timer = setTimeout(() => void this.keepLooking(), interval).unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    await Promise.all(this.replicas.map((replica) => replica.close()));
  }

  /** One look at the primary and at each replica. */
  async look(): Promise<void> {
    await this.notePrimary();
    const [required = 0] = this.versions;
    await Promise.all(this.replicas.map((replica) => replica.look(required)));
  }

  private async keepLooking(): Promise<void> {
    await this.look();
    if (this.timer) this.timer = setTimeout(() => void this.keepLooking(), interval).unref();
  }

  /** A primary that is away requires nothing new: what it had is still there to be read. */
  private async notePrimary(): Promise<void> {
    const rows = await this.primary.rows<{ version: number }>(currentVersion).catch(() => []);
    for (const { version } of rows) this.versions.push(version);
    if (this.versions.length > mostBehind) this.versions.shift();
  }

  private well(): Replica[] {
    return this.replicas.filter((replica) => replica.isWell);
  }
}
