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
import { Limited } from '../platform/limits/limited.decorator.ts';
import { AnswersSearch, OneListing } from '../platform/http/documented.ts';
import { Hiding, Rejection, RejectionReceipt } from '../listings/listing.schemas.ts';
import { IdempotencyKey, TakesSubmission } from '../submissions/submission.decorators.ts';
import { ChangesListing, IfMatch, type IfMatchHeader } from '../moderation/if-match.ts';
import { type SubmissionContext, FormContext } from '../screening/submission-context.ts';
import { CompaniesService } from './companies.service.ts';
import { RevealsService } from './reveals.service.ts';
import { CompanyQuery } from './company-query.ts';
import * as schemas from './company.schemas.ts';

const { CompanyRecord } = schemas;

@ApiTags('Companies')
@Controller('companies')
export class CompaniesController {
  constructor(
    private readonly companies: CompaniesService,
    private readonly reveals: RevealsService,
  ) {}

  @Get()
  @OptionalAccount()
  @ApiOperation({
    summary: 'Browse companies',
    description:
      'The public ones: premium, then featured, then the rest, newest approval first. Moderators get CompanyRecords and may ask for any status.',
  })
  @AnswersSearch(schemas.CompanyInList, 'companies')
  list(
    @Query({ schema: CompanyQuery }) query: CompanyQuery,
    @CurrentAccount() account?: RequestAccount,
  ) {
    return this.companies.list(query, account);
  }

  @Get('pending')
  @AdminOnly()
  @ApiOperation({
    summary: 'List companies that wait for a moderator',
    description: 'Oldest first.',
  })
  @AnswersSearch(CompanyRecord, 'companies')
  pending(@Query({ schema: CompanyQuery }) query: CompanyQuery) {
    return this.companies.pending(query);
  }

  @Get(':id')
  @OptionalAccount()
  @ApiOperation({
    summary: 'Read one company',
    description: 'Moderators get the CompanyRecord, in any status.',
  })
  @ApiOkResponse({ standardSchema: schemas.OneCompany })
  @OneListing()
  @Refuses(410)
  find(@Param('id') id: string, @CurrentAccount() account?: RequestAccount) {
    return this.companies.find(id, account);
  }

  @Post()
  @ImageField('profileImage')
  @ApiOperation({
    summary: 'Register a company',
    description: 'It becomes public once a moderator has verified it.',
  })
  @TakesSubmission()
  register(
    @Body({ schema: schemas.CompanyRegistration }) registration: schemas.CompanyRegistration,
    @UploadedImage() image: Buffer | undefined,
    @FormContext() arrival: SubmissionContext | undefined,
    @IdempotencyKey() key?: string,
  ) {
    return this.companies.register(registration, image, key, arrival);
  }

  @Patch(':id/verify')
  @AdminOnly()
  @ApiOperation({
    summary: 'Verify a company',
    description: 'Makes it public for the term of the plan; once more changes nothing.',
  })
  @ApiOkResponse({ standardSchema: CompanyRecord })
  @ChangesListing()
  verify(
    @Param('id') id: string,
    @Body({ schema: schemas.CompanyApproval }) { plan }: schemas.CompanyApproval,
    @CurrentAccount() moderator: RequestAccount,
    @IfMatch() ifMatch: IfMatchHeader,
  ) {
    return this.companies.verify(id, plan, moderator, ifMatch);
  }

  @Delete(':id/reject')
  @HttpCode(200)
  @AdminOnly()
  @ApiOperation({
    summary: 'Reject a company',
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
    return this.companies.reject(id, reason, moderator, ifMatch);
  }

  @Put(':id')
  @AdminOnly()
  @ApiOperation({
    summary: 'Correct a company',
    description: 'The whole company; status, plan and dates are not changed by it.',
  })
  @ApiOkResponse({ standardSchema: CompanyRecord })
  @ChangesListing()
  edit(
    @Param('id') id: string,
    @Body({ schema: schemas.CompanyEdit }) edit: schemas.CompanyEdit,
    @CurrentAccount() moderator: RequestAccount,
    @IfMatch() ifMatch: IfMatchHeader,
  ) {
    return this.companies.edit(id, edit, moderator, ifMatch);
  }

  @Patch(':id/plan')
  @AdminOnly()
  @ApiOperation({
    summary: 'Renew or upgrade a company',
    description:
      'Adds a term of the plan: to the end of the old one, or from now when that has passed.',
  })
  @ApiOkResponse({ standardSchema: CompanyRecord })
  @ChangesListing('listing_not_approved')
  renew(
    @Param('id') id: string,
    @Body({ schema: schemas.CompanyPlanChoice }) { plan }: schemas.CompanyPlanChoice,
    @CurrentAccount() moderator: RequestAccount,
    @IfMatch() ifMatch: IfMatchHeader,
  ) {
    return this.companies.renew(id, plan, moderator, ifMatch);
  }

  @Patch(':id/hide')
  @AdminOnly()
  @ApiOperation({
    summary: 'Hide a company',
    description: 'Nobody sees it from now on; once more changes nothing. A renewal shows it again.',
  })
  @ApiOkResponse({ standardSchema: CompanyRecord })
  @ChangesListing('listing_not_approved')
  hide(
    @Param('id') id: string,
    @Body({ schema: Hiding }) { reason }: Hiding,
    @CurrentAccount() moderator: RequestAccount,
    @IfMatch() ifMatch: IfMatchHeader,
  ) {
    return this.companies.hide(id, reason, moderator, ifMatch);
  }

  @Post(':id/reveals')
  @HttpCode(200)
  @Limited('reveals')
  @ApiOperation({ summary: 'Reveal the phone number', description: 'Counted per company and day.' })
  @ApiOkResponse({ standardSchema: schemas.PhoneReveal })
  @OneListing()
  @Refuses(410)
  reveal(@Param('id') id: string) {
    return this.reveals.reveal(id);
  }
}
