import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { PgBoss } from 'pg-boss';
import { config } from '../../config/config.ts';
import { MailQueue } from '../../platform/mail/mail-queue.ts';
import { UpkeepService } from './upkeep.service.ts';

/** Task, cron expression (UTC) and function. The tasks name queues in the database, so they cannot be renamed freely. */
const timetable = [
  ['hide-ended-listings', '* * * * *', (upkeep) => upkeep.hideEnded()],
  ['end-holds', '* * * * *', ({ holds, em }) => holds.endDue(em.fork())],
  ['forget-answers', '17 * * * *', (upkeep) => upkeep.purge('idempotencyKeys')],
  ['forget-rate-limits', '*/10 * * * *', (upkeep) => upkeep.purge('rateLimits')],
  ['forget-inquiries', '29 3 * * *', (upkeep) => upkeep.purge('inquiries')],
  ['forget-reports', '35 3 * * *', (upkeep) => upkeep.purge('reports')],
  ['forget-snapshots', '41 3 * * *', (upkeep) => upkeep.purge('snapshots')],
  ['forget-activity', '47 3 * * *', (upkeep) => upkeep.purge('activity')],
  ['lapse-claims', '11 * * * *', (upkeep) => upkeep.claims.lapse()],
  ['forget-claims', '53 3 * * *', (upkeep) => upkeep.purge('claims')],
  ['remind', '*/10 * * * *', (upkeep) => upkeep.reminders.send()],
  ['announce', '* * * * *', (upkeep) => upkeep.digest.send()],
  ['tend-mails', '53 * * * *', ({ outbox, em }) => outbox.maintain(em.fork())],
  ['clean-images', '23 * * * *', (upkeep) => upkeep.janitor.clean(new Date())],
] as const satisfies [string, string, (upkeep: UpkeepService) => Promise<unknown>][];

export const bossOptions = {
  connectionString: config.databaseUrl,
  schema: 'schedule',
  application_name: 'api schedule',
  max: 2,
  /** TCP would wait for a quarter of an hour on a silent network; upkeep of the queues itself may take a while. */
  query_timeout: 30_000,
};

/** A task times out after five minutes; the heartbeat frees the task of a dead instance after 20 seconds. */
const queueOptions = { retryLimit: 0, expireInSeconds: 300, heartbeatSeconds: 20 };

const WARN_INTERVAL_MS = 60_000;

/** Runs the timetable with pg-boss, each task once per time for any number of instances. Started by main.ts only. */
@Injectable()
export class Schedule implements BeforeApplicationShutdown {
  private readonly logger = new Logger('Schedule');
  private boss?: PgBoss;
  private warnedAt = -Infinity;

  constructor(
    private readonly upkeep: UpkeepService,
    private readonly mailQueue: MailQueue,
  ) {}

  /** Ends early when a shutdown comes between. @throws when the database is unreachable */
  async start(): Promise<void> {
    // An earlier start may have failed halfway.
    await this.boss?.stop({ graceful: false });
    const boss = (this.boss = new PgBoss(bossOptions));
    boss.on('error', (err) => this.warn(err));
    try {
      await boss.start();
      for (const [task, cron, run] of timetable) {
        await boss.createQueue(task, { policy: 'exclusive', ...queueOptions });
        await boss.updateQueue(task, queueOptions);
        await boss.work(task, () => this.work(task, run));
        await boss.schedule(task, cron);
      }
      await this.mailQueue.start(boss);
    } catch (error) {
      if (this.boss === boss) throw error;
    }
  }

  /** Queues a task for a free instance; several calls at the same time run it once. */
  async runNow(task: (typeof timetable)[number][0]): Promise<void> {
    await this.boss?.send(task);
  }

  /** While the database is away each queue fails at each of its polls, nine of them a second. */
  private warn(err: Error): void {
    if (performance.now() - this.warnedAt < WARN_INTERVAL_MS) return;
    this.warnedAt = performance.now();
    this.logger.warn({ err }, 'The schedule will be retried');
  }

  private async work(task: string, run: (upkeep: UpkeepService) => Promise<unknown>) {
    try {
      await run(this.upkeep);
    } catch (err) {
      this.logger.error({ err, task }, 'A scheduled task has failed');
      throw err;
    }
  }

  /** Before the database connection closes, since results are written to it. */
  async beforeApplicationShutdown(): Promise<void> {
    const { boss } = this;
    delete this.boss;
    await boss?.stop({ graceful: true, timeout: 5_000 });
  }
}
