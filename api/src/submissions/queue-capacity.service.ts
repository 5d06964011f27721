import { Inject, Injectable, Logger } from '@nestjs/common';
import { config } from '../config/config.ts';
import { RetryLaterException } from '../platform/errors/retry-later.exception.ts';
import { imageReferences } from '../listings/image-columns.ts';
import type { Kind } from '../listings/kind.ts';
import type { ScreeningNote } from '../listings/screening-note.schemas.ts';
import { ReadOnlyDatabase } from '../platform/database/read-only-database.ts';
import { join, raw, type Sql, sql } from '../platform/database/sql.ts';
import { notice } from '../screening/note.ts';

/** Numbers of pending submissions. */
export interface QueueLimits {
  /** Maximum of images over all submitters; each holds two files until its submission is decided. */
  readonly images: number;
  /** Maximum pending with the same email address or phone number; more are held. */
  readonly perContact: number;
}

/** Injection token of the limits. Turning off the rate limits also lifts the one per contact. */
export const queueLimits = Symbol('queue limits');
export const queueLimitsInForce = {
  provide: queueLimits,
  useValue: {
    images: config.pendingImages,
    perContact: config.rateLimits ? 25 : Number.MAX_SAFE_INTEGER,
  } satisfies QueueLimits,
};

/**
 * Keeps the moderators' queue in an order to work through, also when it is filled from many addresses: what may be a flood
 * is held, to be reviewed after the others. It is never refused, or a flood could lock out honest senders.
 */
@Injectable()
export class QueueCapacity {
  private readonly logger = new Logger('Queue');

  constructor(
    private readonly database: ReadOnlyDatabase,
    @Inject(queueLimits) private readonly limits: QueueLimits,
  ) {}

  /**
   * The reasons for holding a submission, as notes for the moderators; usually none. Approximate, since concurrent
   * submissions do not see each other. @throws 503 for too many images
   */
  async check(
    { table }: Pick<Kind, 'table'>,
    facts: { email: string; phone?: string },
    hasImages: boolean,
    isCrowded: boolean,
  ): Promise<ScreeningNote[]> {
    const { perContact } = this.limits;
    const waiting = await this.database.row<{ images: number; contact: number }>(sql`
      select ${hasImages ? this.images() : raw('0')}::int as images, ${ofContact(table, facts, perContact)}::int as contact`);
    if (waiting.images >= this.limits.images) {
      this.logger.error(
        { images: waiting.images },
        'The queue is full of images: review pending submissions or raise PENDING_IMAGES',
      );
      throw new RetryLaterException(
        'Too many images are waiting for review. Send the form without the image, or try again later.',
        3_600,
      );
    }
    return [
      ...(isCrowded ? [crowded] : []),
      ...(waiting.contact >= perContact ? [sameContact(perContact)] : []),
    ];
  }

  /** Counts pending images up to the limit. */
  private images(): Sql {
    const { images } = this.limits;
    const waiting = imageReferences.map(
      ([table, column]) =>
        sql`(select 1 from ${raw(table)} where ${raw(table === 'change' ? 'true' : "status = 'pending'")} and ${raw(column)} is not null limit ${images})`,
    );
    return sql`(select count(*) from (${join(waiting, ' union all ')}) waiting)`;
  }
}

const crowded = notice(
  'crowded',
  'It came in an hour with more submissions than usual, so it waits behind the others. Check whether many of them are alike.',
);

const sameContact = (count: number) =>
  notice(
    'same_contact',
    `${count} or more with this email address or phone number were waiting already, so it waits behind the others. Somebody else may be using the contact: ask there before you decide.`,
  );

/** Counts pending listings with the same contact up to the limit. */
const ofContact = (
  table: Kind['table'],
  { email, phone }: { email: string; phone?: string },
  max: number,
) => {
  const sameEmail = sql`lower(email) = ${email.toLowerCase()}`;
  const same = table === 'company' ? sql`(${sameEmail} or phone = ${phone ?? ''})` : sameEmail;
  return sql`(select count(*) from (
    select 1 from ${raw(table)} where status = 'pending' and ${same} limit ${max}) waiting)`;
};
