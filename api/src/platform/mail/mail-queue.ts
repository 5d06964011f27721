import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { fromKysely, type JobResult, type JobWithMetadata, type PgBoss } from 'pg-boss';
import { DeliveryService } from './delivery.service.ts';
import { MailSettings } from '../../config/mail.settings.ts';
import { PermanentlyRefused, type SmtpError } from './transport.ts';

interface MailJob {
  /** Id of the row in `mail`. */
  id: string;
}

type MailTask = JobWithMetadata<MailJob>;

const QUEUE = 'mail';
const DEAD_LETTER_QUEUE = 'mail-failed';
const BATCH_SIZE = 200;
/** Keys of the letters in ownership-claims/claim-letters.ts. */
const ABOUT_CLAIMS = '^(claim|more-claims)';

/** Four workers, so that a mail which the server takes minutes to accept delays those of its own batch only. */
const workOptions = {
  localConcurrency: 4,
  batchSize: 2,
  burstWhenBatchFull: true,
  includeMetadata: true,
  perJobResults: true,
} as const;

/**
 * Moves mails from the outbox to pg-boss, which has one instance at a time send each, retries with backoff while the mail
 * server is unreachable, and moves mails that cannot be sent to a dead-letter queue.
 */
@Injectable()
export class MailQueue implements BeforeApplicationShutdown {
  private readonly logger = new Logger('Mail');
  private timer?: NodeJS.Timeout;
  private enqueueing?: Promise<void> | undefined;
  private isFailing = false;

  constructor(
    private readonly em: EntityManager,
    private readonly delivery: DeliveryService,
    private readonly settings: MailSettings,
  ) {}

  /** Sends queued mails and polls the outbox until shutdown. @throws when the database is unreachable */
  async start(boss: PgBoss): Promise<void> {
    const { pollSeconds, retry } = this.settings;
    const options = {
      retryLimit: retry.maxRetries,
      retryDelay: retry.initialBackoffSeconds,
      retryBackoff: true,
      retryDelayMax: retry.maxBackoffSeconds,
      // Beyond the timeouts of the transport: two minutes to connect and eight answers of ten.
      expireInSeconds: 5_400,
      heartbeatSeconds: 30,
      deadLetter: DEAD_LETTER_QUEUE,
    };
    await boss.createQueue(DEAD_LETTER_QUEUE, { retryLimit: 10, retryDelay: 60 });
    await boss.createQueue(QUEUE, { policy: 'exclusive', ...options });
    await boss.updateQueue(QUEUE, options);
    const pollingIntervalSeconds = Math.max(pollSeconds, 0.5);
    await boss.work<MailJob>(DEAD_LETTER_QUEUE, { pollingIntervalSeconds }, async (tasks) => {
      for (const { data } of tasks) await this.markFailed(data);
    });
    await boss.work(QUEUE, { ...workOptions, pollingIntervalSeconds }, (tasks: MailTask[]) =>
      Promise.all(tasks.map((task) => this.attempt(task))),
    );
    if (!this.settings.smtpUrl)
      this.logger.warn('SMTP_URL is not set: mails are kept as files in DATA_DIR/mail, not sent');
    this.timer = setInterval(() => {
      this.enqueueing ??= this.enqueueAll(boss).finally(() => (this.enqueueing = undefined));
    }, pollSeconds * 1_000);
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.enqueueing;
  }

  /** Warns once per outage of the database, not at every poll. */
  private async enqueueAll(boss: PgBoss): Promise<void> {
    try {
      while ((await this.enqueueBatch(boss)) === BATCH_SIZE);
      this.isFailing = false;
    } catch (err) {
      if (!this.isFailing) this.logger.warn({ err }, 'New mails could not be queued');
      this.isFailing = true;
    }
  }

  /**
   * One transaction over both tables, since pg-boss uses the same database. A mail waits for an earlier one about its listing
   * to the same address: after an outage the retry of "We have your registration" would come behind "It is public". For half
   * a day at most: one that a filter refuses is retried for days. Letters about claims neither wait nor hold others, since a
   * time to object runs.
   */
  private enqueueBatch(boss: PgBoss): Promise<number> {
    return this.em.fork().transactional(async (em) => {
      const mails = await em.execute<MailJob[]>(
        `update mail set queued_at = now() where id in (
           select id from mail where queued_at is null and (send_after is null or send_after <= now())
             and (key ~ '${ABOUT_CLAIMS}' or not exists (select from mail earlier
               where listing_id = mail.listing_id and created_at < mail.created_at and key !~ '${ABOUT_CLAIMS}'
                 and created_at > now() - interval '12 hours' and sent_at is null and failed_at is null
                 and letter ->> 'to' = mail.letter ->> 'to' and (send_after is null or send_after <= now())))
           order by created_at limit ${BATCH_SIZE} for update skip locked
         ) returning id`,
      );
      const transaction = em.getTransactionContext<Parameters<typeof fromKysely>[0]>();
      if (mails.length === 0 || !transaction) return 0;
      const jobs = mails.map(({ id }) => ({ data: { id }, singletonKey: id }));
      await boss.insert(QUEUE, jobs, { db: fromKysely(transaction) });
      return mails.length;
    });
  }

  /** Logs and queues no text of a mail server, which may hold addresses; the reason of a failed connection is not the server's. */
  private async attempt({ id, data, retryCount }: MailTask): Promise<JobResult> {
    try {
      await this.delivery.deliver(data.id);
      return { id, status: 'completed' };
    } catch (error) {
      const { code, responseCode, command, message } = error as SmtpError;
      const reason = command === 'CONN' && !responseCode ? message : undefined;
      const output = { code, responseCode, command, reason };
      const isPermanent = error instanceof PermanentlyRefused;
      this.logger.warn(
        { mail: data.id, attempt: retryCount + 1, ...output },
        isPermanent ? 'A mail was permanently refused' : 'A mail could not be sent yet',
      );
      return { id, status: isPermanent ? 'deadletter' : 'failed', output };
    }
  }

  private async markFailed({ id }: MailJob): Promise<void> {
    const key = await this.delivery.markFailed(id);
    if (key) this.logger.error({ mail: id, key }, 'A mail has failed: see docs/operations.md');
  }
}
