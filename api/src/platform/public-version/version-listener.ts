import { MikroORM } from '@mikro-orm/postgresql';
import { config } from '../../config/config.ts';

const TIMEOUT_MS = 3_000;
const HEARTBEAT_MS = 5_000;

interface Connection {
  query<Row>(text: string): Promise<{ rows: Row[] }>;
  on(event: 'notification', listener: (notification: { payload?: string }) => void): unknown;
  on(event: 'error' | 'end', listener: () => void): unknown;
  release(broken?: boolean): void;
}

interface Pool {
  connect(): Promise<Connection>;
}

interface Callbacks {
  /** Called at first, after each change, and with every heartbeat. */
  onVersion(version: number): void;
  /** Called once, when the connection has ended. */
  onLost(): void;
}

/** Listens for changes of the public version, on a direct connection: LISTEN does not work through a pooler. */
export class VersionListener {
  private readonly timer: NodeJS.Timeout;
  private isOver = false;

  private constructor(
    private readonly orm: MikroORM,
    private readonly connection: Connection,
    private readonly callbacks: Callbacks,
  ) {
    connection.on('notification', ({ payload }) => callbacks.onVersion(Number(payload)));
    connection.on('error', () => this.end());
    connection.on('end', () => this.end());
    this.timer = setInterval(() => void this.refresh(), HEARTBEAT_MS);
  }

  /** @throws when the database is unreachable */
  static async start(callbacks: Callbacks): Promise<VersionListener> {
    const orm = await MikroORM.init({
      clientUrl: config.databaseDirectUrl,
      entities: [],
      discovery: { warnWhenNoEntities: false },
      pool: { min: 0, max: 1 },
      driverOptions: {
        application_name: 'api dataset',
        connectionTimeoutMillis: TIMEOUT_MS,
        query_timeout: TIMEOUT_MS,
      },
    });
    try {
      const pool = (await orm.em.getConnection().getNativeClient()) as Pool;
      const listener = new VersionListener(orm, await pool.connect(), callbacks);
      await listener.begin();
      return listener;
    } catch (error) {
      await orm.close(true);
      throw error;
    }
  }

  /** Reads the version, as the heartbeat does: whatever was committed before has been announced then. */
  refresh = (): Promise<void> => this.readVersion().catch(() => this.end());

  /** Closes the connection and calls `onLost`. */
  end(): void {
    if (this.isOver) return;
    this.isOver = true;
    clearInterval(this.timer);
    this.connection.release(true);
    void this.orm.close(true);
    this.callbacks.onLost();
  }

  /** Listens before it reads the version, so that no change is missed in between. */
  private async begin(): Promise<void> {
    try {
      await this.connection.query('listen dataset');
      await this.readVersion();
    } catch (error) {
      this.end();
      throw error;
    }
  }

  /** Heartbeat of the connection, which also catches up on lost notifications. */
  private async readVersion(): Promise<void> {
    const { rows } = await this.connection.query<{ version: number }>(
      'select version::float8 as version from dataset',
    );
    this.callbacks.onVersion(Number(rows[0]?.version));
  }
}
