import { Controller, Module } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ListingController } from '../listing-api/listing.controller.ts';
import { ListingService } from '../listing-api/listing.service.ts';
import { ModerationModule } from '../moderation/moderation.module.ts';
import { ReplicasModule } from '../platform/replicas/public-database.ts';
import { SubmissionsModule } from '../submissions/submissions.module.ts';
import { jobs } from './job.kind.ts';
import { jobQueries } from './job-query.ts';
import * as schemas from './job.schemas.ts';

const Calls = ListingController({
  kind: jobs,
  submit: {
    operationId: 'Jobs_post',
    summary: 'Post a job',
    description: 'It becomes public once a moderator has approved it.',
  },
  approve: { operationId: 'Jobs_approve', path: 'approve', summary: 'Approve a job' },
  schemas: {
    queries: jobQueries,
    inList: schemas.OneJob,
    one: schemas.OneJob,
    record: schemas.JobRecord,
    submission: schemas.JobPosting,
    edit: schemas.JobEdit,
  },
});

@ApiTags('Jobs')
@Controller('jobs')
export class JobsController extends Calls {
  constructor(listings: ListingService) {
    super(listings);
  }
}

@Module({
  imports: [ModerationModule, ReplicasModule, SubmissionsModule],
  controllers: [JobsController],
  providers: [ListingService],
})
export class JobsModule {}
