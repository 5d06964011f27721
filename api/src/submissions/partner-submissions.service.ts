import { Injectable, NotFoundException } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { config } from '../config/config.ts';
import { ImagesService } from '../platform/images/images.service.ts';
import { imageColumns } from '../listings/image-columns.ts';
import type { Kind } from '../listings/kind.ts';
import { lifeSteps, statusNow } from '../listings/life.ts';
import type { SubmissionReceipt } from '../listings/listing.schemas.ts';
import { conflict } from '../platform/errors/conflict.ts';
import type { RequestPartner } from '../platform/http/request.ts';
import { referencesIn } from './reference.ts';
import type { SubmissionStatus } from './submission-status.schemas.ts';

/** The submissions of partners: each sees its own. */
@Injectable()
export class PartnerSubmissions {
  constructor(
    private readonly em: EntityManager,
    private readonly images: ImagesService,
  ) {}

  /** Remembers whose submission it is, in the transaction that creates it. */
  async add(
    em: EntityManager,
    partner: RequestPartner,
    { table }: Pick<Kind, 'table'>,
    { id, reference }: SubmissionReceipt,
  ): Promise<void> {
    await em.execute(
      'insert into partner_submission (reference, partner_id, kind, listing_id) values (?, ?, ?, ?)',
      [reference, partner.id, table, id],
    );
  }

  /** By its reference as it is typed. @throws 404, also for the submission of another partner */
  async find(partnerId: string, typed: string): Promise<SubmissionStatus> {
    const [found] = await this.em.execute<SubmissionStatus[]>(
      `select reference, kind, sent.listing_id as id, wire_time(sent.created_at) as "submittedAt",
         case when withdrawn_at is not null then 'withdrawn' when listing.status = 'hidden' then 'ended'
           else coalesce(listing.status, 'rejected') end as status,
         wire_time(listing.expires_at) as "expiresAt", last.reason,
         case when listing.status = 'live' then ? || '/' || kind || '/' || sent.listing_id end as page
       from partner_submission sent
       left join lateral (
         ${listing('company')} union all ${listing('job')}
       ) listing on true
       left join lateral (
         select action, reason from moderation
         where kind = sent.kind and listing_id = sent.listing_id
           and action in ('rejected', ${lifeSteps})
         order by id desc limit 1
       ) last on true
       where partner_id = ? and reference = ?
         and (withdrawn_at is not null or listing.status is not null or last.action = 'rejected')`,
      [config.site.url, partnerId, referencesIn(typed)[0] ?? ''],
    );
    if (found) return found;
    throw new NotFoundException('No submission with this reference was sent with this key.');
  }

  /**
   * Deletes a pending submission and its images; repeating it changes nothing.
   * @throws 404 like a read, 409 when a moderator has decided
   */
  async withdraw(partnerId: string, typed: string): Promise<SubmissionStatus> {
    const { kind, id, reference } = await this.find(partnerId, typed);
    const images = await this.em.transactional(async (em) => {
      const [deleted] = await em.execute<Record<string, string | null>[]>(
        `delete from ${kind} where id = ? and status = 'pending' returning ${imageColumns[kind].join(', ')}`,
        [id],
      );
      if (!deleted) return [];
      const withdrawn = 'update partner_submission set withdrawn_at = now() where reference = ?';
      await em.execute(withdrawn, [reference]);
      const logged = `insert into moderation (kind, listing_id, action) values (?, ?, 'withdrawn')`;
      await em.execute(logged, [kind, id]);
      return Object.values(deleted);
    });
    await this.images.removeUnused(images);
    const now = await this.find(partnerId, reference);
    if (now.status === 'withdrawn') return now;
    throw conflict(
      'listing_not_pending',
      'A moderator has decided about this submission. Its owner takes a live listing off, by the link in our mails.',
    );
  }
}

const listing = (table: 'company' | 'job') =>
  `select ${statusNow.text} as status, expires_at from ${table} where sent.kind = '${table}' and id = sent.listing_id`;
