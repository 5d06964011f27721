import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ListingController } from '../listing-api/listing.controller.ts';
import { jobs } from './job.kind.ts';
import { JobCountQuery, JobQuery } from './job-query.ts';
import * as schemas from './job.schemas.ts';
import { JobsService } from './jobs.service.ts';

const Calls = ListingController<JobQuery['filter'], schemas.JobEdit>({
  kind: jobs,
  submit: {
    operationId: 'Jobs_post',
    summary: 'Post a job',
    description: 'It becomes public once a moderator has approved it.',
  },
  approve: { operationId: 'Jobs_approve', path: 'approve', summary: 'Approve a job' },
  schemas: {
    query: JobQuery,
    countQuery: JobCountQuery,
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
  constructor(listings: JobsService) {
    super(listings);
  }
}
