import { Injectable } from '@nestjs/common';
import type { JobPlan } from '#contract/plans.ts';
import type { IfMatchHeader } from '../moderation/if-match.ts';
import { type Moderator, ModerationService } from '../moderation/moderation.service.ts';
import { type Reader, ReadModel } from '../search/read-model.ts';
import { ReadOnlyDatabase } from '../platform/database/read-only-database.ts';
import { SubmissionsService } from '../submissions/submissions.service.ts';
import { PublicDatabase } from '../platform/replicas/public-database.ts';
import type { SubmissionContext } from '../screening/submission-context.ts';
import { jobs } from './job.kind.ts';
import type { JobQuery } from './job-query.ts';
import type { JobEdit, JobPosting } from './job.schemas.ts';

/** What can be done with jobs. */
@Injectable()
export class JobsService {
  private readonly read: ReadModel<JobQuery['filter']>;

  constructor(
    reads: ReadOnlyDatabase,
    publicReads: PublicDatabase,
    private readonly submissions: SubmissionsService,
    private readonly moderation: ModerationService,
  ) {
    this.read = new ReadModel(reads, jobs, publicReads);
  }

  list(query: JobQuery, reader: Reader) {
    return this.read.list(query, reader);
  }

  pending(query: JobQuery) {
    return this.read.pending(query);
  }

  find(id: string, reader: Reader) {
    return this.read.find(id, reader);
  }

  post(
    { plan, jobAttachment: _, ...facts }: JobPosting,
    image?: Buffer,
    key?: string,
    arrival?: SubmissionContext,
  ) {
    return this.submissions.submit(jobs, {
      facts: { ...facts, wishedPlan: plan },
      image,
      key,
      arrival,
    });
  }

  async approve(
    id: string,
    plan: JobPlan | undefined,
    moderator: Moderator,
    ifMatch?: IfMatchHeader,
  ) {
    await this.moderation.approve(jobs, id, plan ?? 'basic', moderator, ifMatch);
    return this.read.record(id);
  }

  reject(
    id: string,
    reason: string | null | undefined,
    moderator: Moderator,
    ifMatch?: IfMatchHeader,
  ) {
    return this.moderation.reject(jobs, id, reason ?? null, moderator, ifMatch);
  }

  async edit(id: string, edit: JobEdit, moderator: Moderator, ifMatch?: IfMatchHeader) {
    await this.moderation.edit(jobs, id, edit, moderator, ifMatch);
    return this.read.record(id);
  }

  async renew(id: string, plan: JobPlan, moderator: Moderator, ifMatch?: IfMatchHeader) {
    await this.moderation.renew(jobs, id, plan, moderator, ifMatch);
    return this.read.record(id);
  }

  async hide(
    id: string,
    reason: string | null | undefined,
    moderator: Moderator,
    ifMatch?: IfMatchHeader,
  ) {
    await this.moderation.hide(jobs, id, reason ?? null, moderator, ifMatch);
    return this.read.record(id);
  }
}
