import { MikroORM } from '@mikro-orm/postgresql';
import { config } from '../../config/config.ts';

/** In milliseconds. A connection that is silent for longer than `patience` is taken for lost. */
const patience = 3_000;
const heartbeat = 5_000;

interface Connection {
  query<Row>(text: string): Promise<{ rows: Row[] }>;
  on(event: 'notification', heard: (notice: { payload?: string }) => void): unknown;
  on(event: 'error' | 'end', gone: () => void): unknown;
  release(broken?: boolean): void;
}

interface Pool {
  connect(): Promise<Connection>;
}

/** Somebody who wants to know which version the dataset has. */
export interface Listener {
  /** The version at first, at each move, and every five seconds again. */
  heard(version: number): void;
  /** Once: nothing is heard any more. */
  lost(): void;
}

/** A connection of its own on which PostgreSQL tells of moves: a pooler would give it to somebody else meanwhile. */
export class VersionListener {
  private readonly timer: NodeJS.Timeout;
  private isOver = false;

  private constructor(
    private readonly orm: MikroORM,
    private readonly connection: Connection,
    private readonly listener: Listener,
  ) {
    connection.on('notification', ({ payload }) => listener.heard(Number(payload)));
    connection.on('error', () => this.end());
    connection.on('end', () => this.end());
    this.timer = setInterval(() => void this.ask().catch(() => this.end()), heartbeat);
  }

  /** @throws when the database is away */
  static async start(listener: Listener): Promise<VersionListener> {
    const orm = await MikroORM.init({
      clientUrl: config.databaseDirectUrl,
      entities: [],
      discovery: { warnWhenNoEntities: false },
      pool: { min: 0, max: 1 },
      driverOptions: {
        application_name: 'api dataset',
        connectionTimeoutMillis: patience,
        query_timeout: patience,
        keepAlive: true,
      },
    });
    try {
      const pool = (await orm.em.getConnection().getNativeClient()) as Pool;
      const listening = new VersionListener(orm, await pool.connect(), listener);
      await listening.begin();
      return listening;
    } catch (error) {
      await orm.close(true);
      throw error;
    }
  }

  /** Ends the connection; the listener is told that it is over. */
  end(): void {
    if (this.isOver) return;
    this.isOver = true;
    clearInterval(this.timer);
    this.connection.release(true);
    void this.orm.close(true);
    this.listener.lost();
  }

  /** Listens before it asks, so that no move falls between. */
  private async begin(): Promise<void> {
    try {
      await this.connection.query('listen dataset');
      await this.ask();
    } catch (error) {
      this.end();
      throw error;
    }
  }

  /** Finds out whether the connection still works, and tells the version: also one whose notice was lost. */
  private async ask(): Promise<void> {
    const { rows } = await this.connection.query<{ version: number }>(
      'select version::float8 as version from dataset',
    );
    this.listener.heard(Number(rows[0]?.version));
  }
}
