import { Injectable } from '@nestjs/common';
import type { CompanyPlan } from '#contract/plans.ts';
import type { IfMatchHeader } from '../moderation/if-match.ts';
import { type Moderator, ModerationService } from '../moderation/moderation.service.ts';
import { type Reader, ReadModel } from '../search/read-model.ts';
import { ReadOnlyDatabase } from '../platform/database/read-only-database.ts';
import { SubmissionsService } from '../submissions/submissions.service.ts';
import { PublicDatabase } from '../platform/replicas/public-database.ts';
import type { SubmissionContext } from '../screening/submission-context.ts';
import { companyFacts } from './company.entity.ts';
import { companies } from './company.kind.ts';
import type { CompanyQuery } from './company-query.ts';
import type { CompanyEdit, CompanyRegistration } from './company.schemas.ts';

/** What can be done with companies. */
@Injectable()
export class CompaniesService {
  private readonly read: ReadModel<CompanyQuery['filter']>;

  constructor(
    reads: ReadOnlyDatabase,
    publicReads: PublicDatabase,
    private readonly submissions: SubmissionsService,
    private readonly moderation: ModerationService,
  ) {
    this.read = new ReadModel(reads, companies, publicReads);
  }

  list(query: CompanyQuery, reader: Reader) {
    return this.read.list(query, reader);
  }

  pending(query: CompanyQuery) {
    return this.read.pending(query);
  }

  find(id: string, reader?: Reader) {
    return this.read.find(id, reader);
  }

  register(
    { plan, profileImage: _, ...facts }: CompanyRegistration,
    image?: Buffer,
    key?: string,
    arrival?: SubmissionContext,
  ) {
    return this.submissions.submit(companies, {
      facts: { ...companyFacts(facts), wishedPlan: plan },
      image,
      key,
      arrival,
    });
  }

  async verify(
    id: string,
    plan: CompanyPlan | undefined,
    moderator: Moderator,
    ifMatch?: IfMatchHeader,
  ) {
    await this.moderation.approve(companies, id, plan ?? 'free', moderator, ifMatch);
    return this.read.record(id);
  }

  reject(
    id: string,
    reason: string | null | undefined,
    moderator: Moderator,
    ifMatch?: IfMatchHeader,
  ) {
    return this.moderation.reject(companies, id, reason ?? null, moderator, ifMatch);
  }

  async edit(id: string, edit: CompanyEdit, moderator: Moderator, ifMatch?: IfMatchHeader) {
    await this.moderation.edit(companies, id, companyFacts(edit), moderator, ifMatch);
    return this.read.record(id);
  }

  async renew(id: string, plan: CompanyPlan, moderator: Moderator, ifMatch?: IfMatchHeader) {
    await this.moderation.renew(companies, id, plan, moderator, ifMatch);
    return this.read.record(id);
  }

  async hide(
    id: string,
    reason: string | null | undefined,
    moderator: Moderator,
    ifMatch?: IfMatchHeader,
  ) {
    await this.moderation.hide(companies, id, reason ?? null, moderator, ifMatch);
    return this.read.record(id);
  }
}
