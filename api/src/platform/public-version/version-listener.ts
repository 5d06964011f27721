import { Client } from 'pg';
import { config } from '../../config/config.ts';

const TIMEOUT_MS = 3_000;
const HEARTBEAT_MS = 5_000;

interface Callbacks {
  /** Called at first, after each change, and with every heartbeat. */
  onVersion(version: number): void;
  /** Called once, when the connection has ended or could not be made. */
  onLost(): void;
}

/** Listens for changes of the public version, on a direct connection: LISTEN does not work through a pooler. */
export class VersionListener {
  private readonly client = new Client({
    connectionString: config.databaseDirectUrl,
    application_name: 'api dataset',
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
  });
  private timer: NodeJS.Timeout | undefined;
  private isOver = false;

  private constructor(private readonly callbacks: Callbacks) {
    this.client.on('notification', ({ payload }) => callbacks.onVersion(Number(payload)));
    this.client.on('error', () => this.end());
    this.client.on('end', () => this.end());
  }

  /** @throws when the database is unreachable */
  static async start(callbacks: Callbacks): Promise<VersionListener> {
    const listener = new VersionListener(callbacks);
    try {
      await listener.begin();
      return listener;
    } catch (error) {
      listener.end();
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
    void this.client.end();
    this.callbacks.onLost();
  }

  /** Listens before it reads the version, so that no change is missed in between. */
  private async begin(): Promise<void> {
    await this.client.connect();
    await this.client.query('listen dataset');
    await this.readVersion();
    this.timer = setInterval(() => void this.refresh(), HEARTBEAT_MS);
  }

  /** Heartbeat of the connection, which also catches up on lost notifications. */
  private async readVersion(): Promise<void> {
    const { rows } = await this.client.query<{ version: number }>(
      'select version::float8 as version from public.dataset',
    );
    this.callbacks.onVersion(Number(rows[0]?.version));
  }
}
