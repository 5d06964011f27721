import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { PgBoss } from 'pg-boss';
import { config } from '../config/config.ts';
import { MailQueue } from '../mail/mail-queue.ts';
import { UpkeepService } from './upkeep.service.ts';

/** Task, cron expression (UTC) and what it does. */
const timetable = [
  ['hide-ended-listings', '* * * * *', (upkeep) => upkeep.hideEnded()],
  ['forget-answers', '17 * * * *', (upkeep) => upkeep.forgetAnswers()],
  ['forget-rate-limits', '7,37 * * * *', (upkeep) => upkeep.forgetRateLimits()],
  ['forget-inquiries', '29 3 * * *', (upkeep) => upkeep.forgetInquiries()],
  ['forget-snapshots', '41 3 * * *', (upkeep) => upkeep.forgetSnapshots()],
  ['remind', '*/10 * * * *', (upkeep) => upkeep.remind()],
  ['announce', '* * * * *', (upkeep) => upkeep.announce()],
  ['tend-mails', '53 * * * *', (upkeep) => upkeep.tendMails()],
  ['clean-images', '23 * * * *', (upkeep) => upkeep.cleanImages(new Date())],
] as const satisfies [string, string, (upkeep: UpkeepService) => Promise<unknown>][];

/** Where pg-boss keeps what is to be done, beside our own tables. */
export const bossOptions = {
  connectionString: config.databaseUrl,
  schema: 'schedule',
  application_name: 'api schedule',
  max: 2,
};

/** A task may take five minutes; an instance that died over it keeps it for 20 seconds and not for all of them. */
const life = { retryLimit: 0, expireInSeconds: 300, heartbeatSeconds: 20 };

/** Runs the timetable: however many instances are started, each task is done once per time. Started by main.ts only. */
@Injectable()
export class Schedule implements BeforeApplicationShutdown {
  private readonly logger = new Logger('Schedule');
  private boss?: PgBoss;

  constructor(
    private readonly upkeep: UpkeepService,
    private readonly mails: MailQueue,
  ) {}

  /** @throws when the database is away: then nothing else would work either */
  async start(): Promise<void> {
    const boss = new PgBoss(bossOptions);
    boss.on('error', (err) => this.logger.warn({ err }, 'The schedule has to try again'));
    this.boss = await boss.start();
    for (const [task, cron, run] of timetable) {
      await boss.createQueue(task, { policy: 'exclusive', ...life });
      await boss.updateQueue(task, life);
      await boss.work(task, async () => void (await run(this.upkeep)));
      await boss.schedule(task, cron);
    }
    await this.mails.start(boss);
  }

  /** Has a task done now by whichever instance is free; once is enough when several ask. */
  async runNow(task: (typeof timetable)[number][0]): Promise<void> {
    await this.boss?.send(task);
  }

  /** Before the database is closed, since what was done has to be written down. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.boss?.stop({ graceful: true, timeout: 5_000 });
  }
}
