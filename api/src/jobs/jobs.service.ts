import { Injectable } from '@nestjs/common';
import { ListingService } from '../listing-api/listing.service.ts';
import { jobColumns } from './job.entity.ts';
import { jobs } from './job.kind.ts';
import type { JobQuery } from './job-query.ts';
import type { JobEdit } from './job.schemas.ts';

@Injectable()
export class JobsService extends ListingService<JobQuery['filter'], JobEdit> {
  protected readonly kind = jobs;
  protected readonly toColumns = jobColumns;
}
