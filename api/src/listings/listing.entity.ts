import { defineEntity, p } from '@mikro-orm/postgresql';
import type { Term } from '#contract/plans.ts';
import { newId, none } from '../platform/database/new-values.ts';
import type { ScreeningNote } from './screening-note.schemas.ts';
import type { Status } from './listing.schemas.ts';
import { endOf } from './term.ts';

const ListingSchema = defineEntity({
  name: 'Listing',
  abstract: true,
  properties: {
    id: p.uuid().primary().onCreate(newId),
    /** Quoted to support on the phone. */
    reference: p.text().unique(),
    status: p.text().$type<Status>().default('pending'),
    plan: p.text(),
    /** The plan that the submitter chose; the moderator decides. */
    wishedPlan: p.text(),
    email: p.text(),
    cacNumber: p.text(),
    /** `/uploads/<uuid>/640.webp` */
    image: p.text().nullable(),
    notes: p.json().$type<ScreeningNote[]>().onCreate(none),
    /** Shingle hashes, to find repeated texts (screening/text-shingles.ts). */
    textPrint: p.array().$type<number[]>().columnType('integer[]').onCreate(none),
    /** Phones, emails, links and accounts in fields and texts, as keyed hashes (contacts/contacts.ts). */
    contactPrints: p.array().$type<string[]>().onCreate(none),
    /** Reviewed after the other submissions (submissions/queue-capacity.service.ts). */
    isHeld: p.boolean().default(false),
    /** Part of the owner's link: one more makes all earlier links useless (notices/owner-link.ts). */
    linkVersion: p.smallint().default(1),
    views: p.integer().default(0),
    createdAt: p.datetime().defaultRaw('now()'),
    approvedAt: p.datetime().nullable(),
    expiresAt: p.datetime().nullable(),
    /** The last public change after the approval; set by a trigger alone (migrations/public-columns.ts). */
    updatedAt: p.datetime().nullable(),
    /** The end of a hold after reports (reports/); the schedule empties it. */
    heldUntil: p.datetime().nullable(),
  },
});

/** The common part of a company and a job: a submission, public for the term of a plan once it is approved. */
export abstract class Listing extends ListingSchema.class {
  isPending(): boolean {
    return this.status === 'pending';
  }

  /** The same rule as `isLive` of listings/life.ts. */
  isLive(now: Date): boolean {
    return this.status === 'live' && (this.expiresAt ?? now) > now;
  }

  hide(): void {
    this.status = 'hidden';
  }

  /** Shows a hidden listing again, until the end of its term. */
  show(): void {
    this.status = 'live';
  }

  /** Makes a submission public for one term of the plan, from `now`. */
  approve(plan: string, term: Term, now: Date): void {
    this.plan = plan;
    this.status = 'live';
    this.approvedAt = now;
    this.expiresAt = endOf(term, now);
  }

  /** Adds one term of the plan to the old end or, if that has passed, to `now`. */
  renew(plan: string, term: Term, now: Date): void {
    const end = this.expiresAt ?? now;
    // A wish that was fulfilled ends with its plan; one that is unpaid stays.
    if (this.wishedPlan === this.plan) this.wishedPlan = plan;
    this.plan = plan;
    this.status = 'live';
    this.expiresAt = endOf(term, end > now ? end : now);
  }
}
ListingSchema.setClass(Listing);
