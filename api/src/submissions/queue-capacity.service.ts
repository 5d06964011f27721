import { HttpStatus, Inject, Injectable, Logger } from '@nestjs/common';
import { config } from '../config/config.ts';
import { RetryLaterException } from '../platform/errors/retry-later.exception.ts';
import { imageReferences } from '../listings/image-columns.ts';
import type { Kind } from '../listings/kind.ts';
import { ReadOnlyDatabase } from '../platform/database/read-only-database.ts';
import { raw, type Sql, sql } from '../platform/database/sql.ts';

/** Maximum number of pending submissions. */
export interface QueueLimits {
  /** Images over all submitters; each holds two files until its submission is decided. */
  readonly images: number;
  /** With the same email address or phone number. */
  readonly perContact: number;
}

/** Injection token of the limits. Turning off the rate limits also lifts the limit per contact. */
export const queueLimits = Symbol('queue limits');
export const queueLimitsInForce = {
  provide: queueLimits,
  useValue: {
    images: config.pendingImages,
    perContact: config.rateLimits ? 25 : Number.MAX_SAFE_INTEGER,
  } satisfies QueueLimits,
};

interface Waiting {
  images: number;
  contact: number;
}

/** Keeps the moderators' queue short enough to work through, also when it is filled from many IP addresses. */
@Injectable()
export class QueueCapacity {
  private readonly logger = new Logger('Queue');

  constructor(
    private readonly database: ReadOnlyDatabase,
    @Inject(queueLimits) private readonly limits: QueueLimits,
  ) {}

  /**
   * Refuses a submission that exceeds a limit. Approximate, since concurrent submissions do not see each other.
   * @throws 429 for too many of this contact, 503 for too many images
   */
  async check(
    { table }: Pick<Kind, 'table'>,
    facts: { email: string; phone?: string },
    hasImages: boolean,
  ): Promise<void> {
    const [waiting] = await this.database.rows<Waiting>(sql`
      select ${hasImages ? this.images() : raw('0')}::int as images, ${ofContact(table, facts)}::int as contact`);
    if (!waiting) return;
    if (waiting.contact >= this.limits.perContact) {
      throw new RetryLaterException(
        HttpStatus.TOO_MANY_REQUESTS,
        `${waiting.contact} listings with this email address or phone number are already waiting for review. Send more once these are decided, within a day.`,
        3_600,
      );
    }
    if (waiting.images >= this.limits.images) {
      this.logger.error(
        { images: waiting.images },
        'The queue is full of images: review pending submissions or raise PENDING_IMAGES',
      );
      throw new RetryLaterException(
        HttpStatus.SERVICE_UNAVAILABLE,
        'Too many images are waiting for review. Send the form without the image, or try again later.',
        3_600,
      );
    }
  }

  /** Counts pending images up to the limit. */
  private images(): Sql {
    const { images } = this.limits;
    const waiting = imageReferences.map(
      ([table, column]) =>
        sql`(select 1 from ${raw(table)} where status = 'pending' and ${raw(column)} is not null limit ${images})`,
    );
    return sql`(select count(*) from (${waiting.reduce((one, other) => sql`${one} union all ${other}`)}) waiting)`;
  }
}

const ofContact = (table: Kind['table'], { email, phone }: { email: string; phone?: string }) => {
  const same = sql`lower(email) = ${email.toLowerCase()}`;
  return table === 'company'
    ? sql`(select count(*) from company where status = 'pending' and (${same} or phone = ${phone ?? ''}))`
    : sql`(select count(*) from job where status = 'pending' and ${same})`;
};
