import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Patch,
  Post,
  Put,
  Query,
} from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AdminOnly, CurrentAccount, OptionalAccount } from '../auth/auth.decorators.ts';
import type { RequestAccount } from '../platform/http/request.ts';
import { ImageField, UploadedImage } from '../images/image-field.decorator.ts';
import { Refuses } from '../platform/errors/refuses.decorator.ts';
import { AnswersSearch, OneListing } from '../platform/http/documented.ts';
import { Hiding, Rejection, RejectionReceipt } from '../listings/listing.schemas.ts';
import { IdempotencyKey, TakesSubmission } from '../submissions/submission.decorators.ts';
import { ChangesListing, IfMatch, type IfMatchHeader } from '../moderation/if-match.ts';
import { type SubmissionContext, FormContext } from '../screening/submission-context.ts';
import { JobsService } from './jobs.service.ts';
import { JobQuery } from './job-query.ts';
import * as schemas from './job.schemas.ts';

const { JobRecord } = schemas;

@ApiTags('Jobs')
@Controller('jobs')
export class JobsController {
  constructor(private readonly jobs: JobsService) {}

  @Get()
  @OptionalAccount()
  @ApiOperation({
    summary: 'Browse jobs',
    description:
      'The public ones: premium, then featured, then the rest, newest approval first. Moderators get JobRecords and may ask for any status.',
  })
  @AnswersSearch(schemas.OneJob, 'jobs')
  list(@Query({ schema: JobQuery }) query: JobQuery, @CurrentAccount() account?: RequestAccount) {
    return this.jobs.list(query, account);
  }

  @Get('pending')
  @AdminOnly()
  @ApiOperation({ summary: 'List jobs that wait for a moderator', description: 'Oldest first.' })
  @AnswersSearch(JobRecord, 'jobs')
  pending(@Query({ schema: JobQuery }) query: JobQuery) {
    return this.jobs.pending(query);
  }

  @Get(':id')
  @OptionalAccount()
  @ApiOperation({
    summary: 'Read one job',
    description: 'Moderators get the JobRecord, in any status.',
  })
  @ApiOkResponse({ standardSchema: schemas.OneJob })
  @OneListing()
  @Refuses(410)
  find(@Param('id') id: string, @CurrentAccount() account?: RequestAccount) {
    return this.jobs.find(id, account);
  }

  @Post()
  @ImageField('jobAttachment')
  @ApiOperation({
    summary: 'Post a job',
    description: 'It becomes public once a moderator has approved it.',
  })
  @TakesSubmission()
  post(
    @Body({ schema: schemas.JobPosting }) posting: schemas.JobPosting,
    @UploadedImage() image: Buffer | undefined,
    @FormContext() arrival: SubmissionContext | undefined,
    @IdempotencyKey() key?: string,
  ) {
    return this.jobs.post(posting, image, key, arrival);
  }

  @Patch(':id/approve')
  @AdminOnly()
  @ApiOperation({
    summary: 'Approve a job',
    description: 'Makes it public for the term of the plan; once more changes nothing.',
  })
  @ApiOkResponse({ standardSchema: JobRecord })
  @ChangesListing()
  approve(
    @Param('id') id: string,
    @Body({ schema: schemas.JobApproval }) { plan }: schemas.JobApproval,
    @CurrentAccount() moderator: RequestAccount,
    @IfMatch() ifMatch: IfMatchHeader,
  ) {
    return this.jobs.approve(id, plan, moderator, ifMatch);
  }

  @Delete(':id/reject')
  @HttpCode(200)
  @AdminOnly()
  @ApiOperation({
    summary: 'Reject a job',
    description: 'Only while it is pending; it is deleted with its image.',
  })
  @ApiOkResponse({ standardSchema: RejectionReceipt })
  @ChangesListing('listing_not_pending')
  reject(
    @Param('id') id: string,
    @Body({ schema: Rejection }) { reason }: Rejection,
    @CurrentAccount() moderator: RequestAccount,
    @IfMatch() ifMatch: IfMatchHeader,
  ) {
    return this.jobs.reject(id, reason, moderator, ifMatch);
  }

  @Put(':id')
  @AdminOnly()
  @ApiOperation({
    summary: 'Correct a job',
    description: 'The whole job; status, plan and dates are not changed by it.',
  })
  @ApiOkResponse({ standardSchema: JobRecord })
  @ChangesListing()
  edit(
    @Param('id') id: string,
    @Body({ schema: schemas.JobEdit }) edit: schemas.JobEdit,
    @CurrentAccount() moderator: RequestAccount,
    @IfMatch() ifMatch: IfMatchHeader,
  ) {
    return this.jobs.edit(id, edit, moderator, ifMatch);
  }

  @Patch(':id/plan')
  @AdminOnly()
  @ApiOperation({
    summary: 'Renew or upgrade a job',
    description:
      'Adds a term of the plan: to the end of the old one, or from now when that has passed.',
  })
  @ApiOkResponse({ standardSchema: JobRecord })
  @ChangesListing('listing_not_approved')
  renew(
    @Param('id') id: string,
    @Body({ schema: schemas.JobPlanChoice }) { plan }: schemas.JobPlanChoice,
    @CurrentAccount() moderator: RequestAccount,
    @IfMatch() ifMatch: IfMatchHeader,
  ) {
    return this.jobs.renew(id, plan, moderator, ifMatch);
  }

  @Patch(':id/hide')
  @AdminOnly()
  @ApiOperation({
    summary: 'Hide a job',
    description: 'Nobody sees it from now on; once more changes nothing. A renewal shows it again.',
  })
  @ApiOkResponse({ standardSchema: JobRecord })
  @ChangesListing('listing_not_approved')
  hide(
    @Param('id') id: string,
    @Body({ schema: Hiding }) { reason }: Hiding,
    @CurrentAccount() moderator: RequestAccount,
    @IfMatch() ifMatch: IfMatchHeader,
  ) {
    return this.jobs.hide(id, reason, moderator, ifMatch);
  }
}
