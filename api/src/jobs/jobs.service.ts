import { Injectable } from '@nestjs/common';
import { ListingService } from '../listing-api/listing.service.ts';
import { ModerationService } from '../moderation/moderation.service.ts';
import { ReadOnlyDatabase } from '../platform/database/read-only-database.ts';
import { PublicDatabase } from '../platform/replicas/public-database.ts';
import { SubmissionsService } from '../submissions/submissions.service.ts';
import { jobs } from './job.kind.ts';
import type { JobQuery } from './job-query.ts';
import type { JobEdit } from './job.schemas.ts';

@Injectable()
export class JobsService extends ListingService<JobQuery['filter'], JobEdit> {
  constructor(
    database: ReadOnlyDatabase,
    publicDatabase: PublicDatabase,
    submissions: SubmissionsService,
    moderation: ModerationService,
  ) {
    super(jobs, database, publicDatabase, submissions, moderation);
  }

  protected toColumns(edit: JobEdit): JobEdit {
    return edit;
  }
}
