import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { fromKysely, type JobResult, type JobWithMetadata, type PgBoss } from 'pg-boss';
import { DeliveryService } from './delivery.service.ts';
import { MailSettings } from '../config/mail.settings.ts';
import { Refused } from './transport.ts';

interface Errand {
  /** Of the row in `mail`. */
  id: string;
}

type Task = JobWithMetadata<Errand>;

const queue = 'mail';
const failed = 'mail-failed';
const batch = 200;

/** One look takes so many mails at once, and goes on at once while there are more. */
const working = {
  batchSize: 5,
  burstWhenBatchFull: true,
  includeMetadata: true,
  perJobResults: true,
} as const;

/**
 * Hands what is in the outbox over to pg-boss, which sees to it that one instance at a time tries, later again when the
 * mail server is away, and that a mail which nobody takes is put aside without holding up the others.
 */
@Injectable()
export class MailQueue implements BeforeApplicationShutdown {
  private readonly logger = new Logger('Mail');
  private timer?: NodeJS.Timeout;
  private handingOver?: Promise<void> | undefined;
  private isTroubled = false;

  constructor(
    private readonly em: EntityManager,
    private readonly delivery: DeliveryService,
    private readonly settings: MailSettings,
  ) {}

  /** Works on the queue, and looks for new mails until the end of the application. @throws when the database is away */
  async start(boss: PgBoss): Promise<void> {
    const { look, firstWait, longestWait, retries } = this.settings.pace;
    const options = {
      retryLimit: retries,
      retryDelay: firstWait,
      retryBackoff: true,
      retryDelayMax: longestWait,
      expireInSeconds: 600,
      heartbeatSeconds: 30,
      deadLetter: failed,
    };
    await boss.createQueue(failed, { retryLimit: 10, retryDelay: 60 });
    await boss.createQueue(queue, { policy: 'exclusive', ...options });
    await boss.updateQueue(queue, options);
    const pollingIntervalSeconds = Math.max(look, 0.5);
    await boss.work<Errand>(failed, { pollingIntervalSeconds }, async (tasks) => {
      for (const { data } of tasks) await this.giveUp(data);
    });
    await boss.work(queue, { ...working, pollingIntervalSeconds }, (tasks: Task[]) =>
      Promise.all(tasks.map((task) => this.attempt(task))),
    );
    if (!this.settings.smtpUrl)
      this.logger.warn('SMTP_URL is not set: mails are kept as files in DATA_DIR/mail, not sent');
    this.timer = setInterval(() => {
      this.handingOver ??= this.handOver(boss).finally(() => (this.handingOver = undefined));
    }, look * 1_000);
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.handingOver;
  }

  /** While the database is away there is nothing to hand over, and one line about it is enough. */
  private async handOver(boss: PgBoss): Promise<void> {
    try {
      while ((await this.handOverBatch(boss)) === batch);
      this.isTroubled = false;
    } catch (err) {
      if (!this.isTroubled) this.logger.warn({ err }, 'New mails have to wait');
      this.isTroubled = true;
    }
  }

  /** The outbox and pg-boss are one database: a mail is in both or in neither. */
  private handOverBatch(boss: PgBoss): Promise<number> {
    return this.em.fork().transactional(async (em) => {
      const mails = await em.execute<Errand[]>(
        `update mail set queued_at = now() where id in (
           select id from mail where queued_at is null order by created_at limit ${batch} for update skip locked
         ) returning id`,
      );
      const transaction = em.getTransactionContext<Parameters<typeof fromKysely>[0]>();
      if (mails.length === 0 || !transaction) return 0;
      const errands = mails.map(({ id }) => ({ data: { id }, singletonKey: id }));
      await boss.insert(queue, errands, { db: fromKysely(transaction) });
      return mails.length;
    });
  }

  /** Neither the log nor the queue ever hold the text of an error: a mail server puts addresses into it. */
  private async attempt({ id, data, retryCount }: Task): Promise<JobResult> {
    try {
      await this.delivery.deliver(data.id);
      return { id, status: 'completed' };
    } catch (error) {
      const { code, responseCode } = error as { code?: string; responseCode?: number };
      const output = { code, responseCode };
      const isFinal = error instanceof Refused;
      this.logger.warn(
        { mail: data.id, attempt: retryCount + 1, ...output },
        isFinal ? 'A mail was refused for good' : 'A mail could not be sent yet',
      );
      return { id, status: isFinal ? 'deadletter' : 'failed', output };
    }
  }

  private async giveUp({ id }: Errand): Promise<void> {
    const key = await this.delivery.giveUp(id);
    if (key) this.logger.error({ mail: id, key }, 'A mail was given up: see docs/operations.md');
  }
}
