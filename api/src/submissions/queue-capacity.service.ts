import { HttpStatus, Inject, Injectable, Logger } from '@nestjs/common';
import { config } from '../config/config.ts';
import { RetryLaterException } from '../platform/errors/retry-later.exception.ts';
import type { Kind } from '../listings/kind.ts';
import { ReadOnlyDatabase } from '../platform/database/read-only-database.ts';
import { raw, type Sql, sql } from '../platform/database/sql.ts';

/** How much may wait for moderators at once. */
export interface QueueLimits {
  /** Submissions with an image, of everybody together: each holds two files until it is decided (reliability: U7). */
  readonly images: number;
  /** Submissions with the same e-mail address or phone number. */
  readonly perContact: number;
}

/** Injects the limits; those of one contact fall away with the rate limits. */
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

/** Keeps the moderators' queue at a length that can be worked through, whoever fills it from how many addresses. */
@Injectable()
export class QueueCapacity {
  private readonly logger = new Logger('Queue');

  constructor(
    private readonly reads: ReadOnlyDatabase,
    @Inject(queueLimits) private readonly limits: QueueLimits,
  ) {}

  /**
   * Whether one more may wait. Approximate: what arrives at the same moment does not see each other.
   * @throws 429 where many of this contact wait, 503 for an image where many of all do
   */
  async check(
    { table }: Pick<Kind, 'table'>,
    facts: { email: string; phone?: string },
    hasImage: boolean,
  ): Promise<void> {
    const [waiting] = await this.reads.rows<Waiting>(sql`
      select ${hasImage ? this.images() : raw('0')}::int as images, ${ofContact(table, facts)}::int as contact`);
    if (!waiting) return;
    if (waiting.contact >= this.limits.perContact) {
      throw new RetryLaterException(
        HttpStatus.TOO_MANY_REQUESTS,
        `${waiting.contact} listings with this e-mail address or phone number are waiting for a review already. Send more when these are decided, within a day.`,
        3_600,
      );
    }
    if (waiting.images >= this.limits.images) {
      this.logger.error(
        { images: waiting.images },
        'The queue has no room for images: review the submissions that wait, or raise PENDING_IMAGES',
      );
      throw new RetryLaterException(
        HttpStatus.SERVICE_UNAVAILABLE,
        'Very many images are waiting for a review. Send the form without the image, or try again later.',
        3_600,
      );
    }
  }

  /** Counted no further than it matters. */
  private images(): Sql {
    const { images } = this.limits;
    const of = (table: string) =>
      sql`(select 1 from ${raw(table)} where status = 'pending' and image is not null limit ${images})`;
    return sql`(select count(*) from (${of('company')} union all ${of('job')}) waiting)`;
  }
}

const ofContact = (table: Kind['table'], { email, phone }: { email: string; phone?: string }) => {
  const same = sql`lower(email) = ${email.toLowerCase()}`;
  return table === 'company'
    ? sql`(select count(*) from company where status = 'pending' and (${same} or phone = ${phone ?? ''}))`
    : sql`(select count(*) from job where status = 'pending' and ${same})`;
};
