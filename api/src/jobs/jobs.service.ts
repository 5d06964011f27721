import { Injectable } from '@nestjs/common';
import type { JobPlan } from '#contract/plans.ts';
import type { Seen } from '../moderation/if-match.ts';
import { type Moderator, ModerationService } from '../moderation/moderation.service.ts';
import { type Reader, ReadModel } from '../search/read-model.ts';
import { Reads } from '../platform/database/read-only-database.ts';
import { SubmissionsService } from '../submissions/submissions.service.ts';
import { PublicReads } from '../platform/replicas/public-reads.ts';
import type { Arrival } from '../screening/arrival.ts';
import { jobs } from './job.kind.ts';
import type { JobQuery } from './job-query.ts';
import type { JobEdit, JobPosting } from './job.schemas.ts';

/** What can be done with jobs. */
@Injectable()
export class JobsService {
  private readonly read: ReadModel<JobQuery['filter']>;

  constructor(
    reads: Reads,
    publicReads: PublicReads,
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
    arrival?: Arrival,
  ) {
    return this.submissions.submit(jobs, {
      facts: { ...facts, wishedPlan: plan },
      image,
      key,
      arrival,
    });
  }

  async approve(id: string, plan: JobPlan | undefined, moderator: Moderator, seen?: Seen) {
    await this.moderation.approve(jobs, id, plan ?? 'basic', moderator, seen);
    return this.read.record(id);
  }

  reject(id: string, reason: string | null | undefined, moderator: Moderator, seen?: Seen) {
    return this.moderation.reject(jobs, id, reason ?? null, moderator, seen);
  }

  async edit(id: string, edit: JobEdit, moderator: Moderator, seen?: Seen) {
    await this.moderation.edit(jobs, id, edit, moderator, seen);
    return this.read.record(id);
  }

  async renew(id: string, plan: JobPlan, moderator: Moderator, seen?: Seen) {
    await this.moderation.renew(jobs, id, plan, moderator, seen);
    return this.read.record(id);
  }

  async hide(id: string, reason: string | null | undefined, moderator: Moderator, seen?: Seen) {
    await this.moderation.hide(jobs, id, reason ?? null, moderator, seen);
    return this.read.record(id);
  }
}
