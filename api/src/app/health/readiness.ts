import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger, ServiceUnavailableException } from '@nestjs/common';
import { HealthCheckService, HealthIndicatorService } from '@nestjs/terminus';
import { RetryLaterException } from '../../platform/errors/retry-later.exception.ts';
import { ImagesService } from '../../platform/images/images.service.ts';
import { migrations } from '../../migrations/index.ts';

/** Long enough for an instance that is merely busy: without it the others would get its requests, too. */
const CHECK_TIMEOUT_MS = 5_000;

/** 503; `errors` names the parts that are not ready. */
class NotReadyException extends RetryLaterException {
  constructor(readonly errors: Record<string, string>) {
    super('The service is not ready.', 2);
  }
}

@Injectable()
export class Readiness {
  private readonly logger = new Logger('Readiness');
  private isStorageFailing = false;

  constructor(
    private readonly health: HealthCheckService,
    private readonly indicators: HealthIndicatorService,
    private readonly em: EntityManager,
    private readonly images: ImagesService,
  ) {}

  /** @throws NotReadyException */
  async check(): Promise<void> {
    try {
      await this.health.check([
        this.part('database', () => this.pingDatabase()),
        this.part('migrations', () => this.compareMigrations()),
        this.part('storage', () => this.checkStorage()),
      ]);
    } catch (error) {
      if (!(error instanceof ServiceUnavailableException)) throw error;
      throw new NotReadyException(reasons(error));
    }
  }

  private part(name: string, attempt: () => Promise<void>) {
    return this.indicators.check(name).attempt(attempt).withTimeout(CHECK_TIMEOUT_MS);
  }

  private async pingDatabase(): Promise<void> {
    await this.em.getConnection().execute('select 1');
  }

  private async compareMigrations(): Promise<void> {
    const names = migrations.map(({ name }) => name);
    const connection = this.em.getConnection();
    const [row] = await connection.execute<{ done: number }[]>(
      'select count(*)::int as done from migration where name in (?)',
      [names],
    );
    if (row?.done !== names.length) throw new Error(pending);
  }

  /** Logs once per outage what its probes do not tell. */
  private async checkStorage(): Promise<void> {
    try {
      await this.images.checkStorage();
      this.isStorageFailing = false;
    } catch (err) {
      if (!this.isStorageFailing)
        this.logger.error({ err }, 'The storage of images cannot be used');
      this.isStorageFailing = true;
      throw err;
    }
  }
}

const noDatabase = 'The database does not answer within 5 seconds.';
const pending = 'Not all migrations have been run.';
const sentences: Record<string, string> = {
  database: noDatabase,
  migrations: noDatabase,
  storage: 'Images cannot be stored at the moment.',
};

function reasons(error: ServiceUnavailableException): Record<string, string> {
  const { error: down } = error.getResponse() as { error: Record<string, { message?: string }> };
  const parts = Object.entries(down);
  if (parts.length === 0) return { process: 'The process is shutting down.' };
  return Object.fromEntries(
    parts.map(([name, { message }]) => [
      name,
      message === pending ? pending : (sentences[name] ?? 'Not ready.'),
    ]),
  );
}
