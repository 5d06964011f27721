import { EntityManager } from '@mikro-orm/postgresql';
import {
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { config } from '../../config/config.ts';
import { ReadOnlyDatabase } from '../database/read-only-database.ts';
import { currentVersion, Replica } from './replica.ts';

const CHECK_INTERVAL_MS = 1_000;
/** A replica must have the version that the primary had this many checks ago. */
const MAX_CHECKS_BEHIND = 5;

/** The addresses of the replicas (`DATABASE_REPLICAS`). */
export class ReplicaAddresses {
  constructor(readonly list: readonly string[]) {}
}

export const configuredReplicas = {
  provide: ReplicaAddresses,
  useValue: new ReplicaAddresses(config.replicas),
};

/** The read replicas of the database and their health. */
@Injectable()
export class Replicas implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly replicas: Replica[];
  private readonly primary: ReadOnlyDatabase;
  /** The public versions that the primary had, oldest first. */
  private readonly versions: number[] = [];
  private timer: NodeJS.Timeout | undefined;
  private next = 0;

  constructor(em: EntityManager, addresses: ReplicaAddresses) {
    this.primary = new ReadOnlyDatabase(em);
    this.replicas = addresses.list.map((address) => new Replica(address));
  }

  get isConfigured(): boolean {
    return this.replicas.length > 0;
  }

  /** Configured and healthy replicas. */
  get count(): { known: number; used: number } {
    return { known: this.replicas.length, used: this.healthy().length };
  }

  /** The healthy replicas, the next one to use first. */
  roundRobin(): Replica[] {
    const healthy = this.healthy();
    const start = healthy.length > 0 ? (this.next += 1) % healthy.length : 0;
    return [...healthy.slice(start), ...healthy.slice(0, start)];
  }

  async onApplicationBootstrap(): Promise<void> {
    if (!this.isConfigured) return;
    await this.check();
    // Also while a check waits for a silent replica: the others would lag by more than five seconds.
    this.timer = setInterval(() => void this.check(), CHECK_INTERVAL_MS).unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await Promise.all(this.replicas.map((replica) => replica.close()));
  }

  /** Checks the health of each replica against the version of the primary. */
  async check(): Promise<void> {
    await this.recordPrimaryVersion();
    const [required = 0] = this.versions;
    await Promise.all(this.replicas.map((replica) => replica.check(required)));
  }

  /** While the primary is down, the required version stays as it is. */
  private async recordPrimaryVersion(): Promise<void> {
    const rows = await this.primary.rows<{ version: number }>(currentVersion).catch(() => []);
    for (const { version } of rows) this.versions.push(version);
    if (this.versions.length > MAX_CHECKS_BEHIND) this.versions.shift();
  }

  private healthy(): Replica[] {
    return this.replicas.filter((replica) => replica.isHealthy);
  }
}
