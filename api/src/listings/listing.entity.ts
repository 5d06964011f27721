import { defineEntity, p } from '@mikro-orm/postgresql';
import type { Term } from '#contract/plans.ts';
import type { ScreeningNote } from './screening-note.schemas.ts';
import type { Status } from './listing.schemas.ts';
import { endOf } from './term.ts';

const ListingSchema = defineEntity({
  name: 'Listing',
  abstract: true,
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => crypto.randomUUID()),
    /** What support is told on the phone. */
    reference: p.text().unique(),
    status: p.text().$type<Status>().default('pending'),
    plan: p.text(),
    /** What the submission asked for; a moderator decides. */
    wishedPlan: p.text(),
    email: p.text(),
    cacNumber: p.text(),
    /** `/uploads/<uuid>/640.webp` */
    image: p.text().nullable(),
    /** What looked wrong when it arrived, for moderators. */
    notes: p
      .json()
      .$type<ScreeningNote[]>()
      .onCreate(() => []),
    /** What later texts are compared with (screening/text-print.ts). */
    textPrint: p
      .array()
      .$type<number[]>()
      .columnType('integer[]')
      .onCreate(() => []),
    views: p.integer().default(0),
    createdAt: p.datetime().defaultRaw('now()'),
    approvedAt: p.datetime().nullable(),
    expiresAt: p.datetime().nullable(),
  },
});

/** What a company and a job share: a submission that becomes public for the term of a plan (design: a listing's life). */
export abstract class Listing extends ListingSchema.class {
  isPending(): boolean {
    return this.status === 'pending';
  }

  /** Whether visitors see it (listings/life.ts says the same to the database). */
  isLive(now: Date): boolean {
    return this.status === 'live' && (this.expiresAt ?? now) > now;
  }

  /** Whether it was ever public: then it has an end. */
  hasEnd(): this is this & { expiresAt: Date } {
    return this.expiresAt !== null && this.expiresAt !== undefined;
  }

  hide(): void {
    this.status = 'hidden';
  }

  /** Makes a submission public for one term of the plan, from `now`. */
  approve(plan: string, term: Term, now: Date): void {
    this.plan = plan;
    this.status = 'live';
    this.approvedAt = now;
    this.expiresAt = endOf(term, now);
  }

  /** Upgrades or renews: one more term of the plan, from the old end or, when that has passed, from `now`. */
  renew(plan: string, term: Term, now: Date): void {
    const end = this.expiresAt ?? now;
    this.plan = plan;
    this.status = 'live';
    this.expiresAt = endOf(term, end > now ? end : now);
  }
}
ListingSchema.setClass(Listing);
