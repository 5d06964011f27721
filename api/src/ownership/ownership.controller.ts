import { Body, Controller, Delete, Get, Header, HttpCode, Post, Put } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ChangeReceipt } from '../changes/change.schemas.ts';
import { companies } from '../companies/company.kind.ts';
import { ImageFields, type SentImages, UploadedImages } from '../platform/images/image-fields.ts';
import { jobs } from '../jobs/job.kind.ts';
import { ClaimAnswer } from '../ownership-claims/ownership-claim.schemas.ts';
import { Refuses } from '../platform/errors/refuses.decorator.ts';
import { Internal } from '../platform/http/internal.decorator.ts';
import type { RequestOwner } from '../platform/http/request.ts';
import { Limited } from '../platform/limits/limited.decorator.ts';
import { type Attempt, AttemptOf } from '../submissions/attempt.ts';
import { Objections } from '../changes/objections.service.ts';
import { OwnerActions } from './owner-actions.service.ts';
import { OwnerEdits } from './owner-edits.service.ts';
import { CurrentOwner, OwnerOnly } from './owner.guard.ts';
import { OwnerLinks } from './owner-links.service.ts';
import * as schemas from './ownership.schemas.ts';
import { OwnershipService } from './ownership.service.ts';
import { TakesOwnEdit } from './own-edit.decorator.ts';

@ApiTags('Ownership')
@Internal()
@Controller('ownership')
export class OwnershipController {
  constructor(
    private readonly ownership: OwnershipService,
    private readonly actions: OwnerActions,
    private readonly edits: OwnerEdits,
    private readonly links: OwnerLinks,
    private readonly objections: Objections,
  ) {}

  @Get()
  @OwnerOnly()
  @Header('Cache-Control', 'private, no-store')
  @ApiOperation({
    summary: 'Read one’s own listing',
    description: 'With its state, its figures, the change that waits, and what its owner may do.',
  })
  @ApiOkResponse({ standardSchema: schemas.Ownership })
  read(@CurrentOwner() owner: RequestOwner) {
    return this.ownership.read(owner, new Date());
  }

  @Put('company')
  @TakesOwnEdit('company')
  @ImageFields(schemas.OwnCompany, ...Object.keys(companies.imageFields))
  editCompany(
    @Body({ schema: schemas.OwnCompany }) form: schemas.OwnCompany,
    @UploadedImages() images: SentImages,
    @CurrentOwner() owner: RequestOwner,
    @AttemptOf() attempt: Attempt,
  ) {
    return this.edits.editCompany(owner, form, images, attempt);
  }

  @Put('job')
  @TakesOwnEdit('job')
  @ImageFields(schemas.OwnJob, ...Object.keys(jobs.imageFields))
  editJob(
    @Body({ schema: schemas.OwnJob }) form: schemas.OwnJob,
    @UploadedImages() images: SentImages,
    @CurrentOwner() owner: RequestOwner,
    @AttemptOf() attempt: Attempt,
  ) {
    return this.edits.editJob(owner, form, images, attempt);
  }

  @Delete('change')
  @OwnerOnly()
  @ApiOperation({
    summary: 'Withdraw the change that waits',
    description: 'The listing stays as it is.',
  })
  @ApiOkResponse({ standardSchema: ChangeReceipt })
  @Refuses(404, 'listing_hidden')
  withdrawChange(@CurrentOwner() owner: RequestOwner) {
    return this.actions.withdrawChange(owner);
  }

  @Post('renewal')
  @HttpCode(200)
  @OwnerOnly()
  @ApiOperation({
    summary: 'Renew one’s own listing',
    description:
      'On a free plan, from 14 days before its end to 180 days after it, six times in a row with no review by a moderator.',
  })
  @ApiOkResponse({ standardSchema: schemas.RenewalReceipt })
  @Refuses(
    'needs_payment',
    'too_early',
    'needs_review',
    'listing_hidden',
    'listing_not_approved',
    422,
  )
  renew(
    @Body({ schema: schemas.RenewalForm }) { plan }: schemas.RenewalForm,
    @CurrentOwner() owner: RequestOwner,
  ) {
    return this.actions.renew(owner, plan);
  }

  @Post('withdrawal')
  @HttpCode(200)
  @OwnerOnly()
  @ApiOperation({
    summary: 'Take one’s own listing off',
    description: 'Its term runs on. A pending one is deleted; repeating it changes nothing.',
  })
  @ApiOkResponse({ standardSchema: ChangeReceipt })
  @Refuses('listing_hidden')
  withdraw(@CurrentOwner() owner: RequestOwner) {
    return this.actions.withdraw(owner);
  }

  @Delete('withdrawal')
  @OwnerOnly()
  @ApiOperation({
    summary: 'Show one’s own listing again',
    description: 'Until the end of its term, unless a moderator has hidden it.',
  })
  @ApiOkResponse({ standardSchema: ChangeReceipt })
  @Refuses('listing_hidden', 'listing_ended', 'listing_not_approved')
  show(@CurrentOwner() owner: RequestOwner) {
    return this.actions.show(owner);
  }

  @Post('claims')
  @HttpCode(200)
  @OwnerOnly()
  @ApiOperation({
    summary: 'Answer a claim of one’s own company',
    description: 'Nothing changes before a moderator has decided.',
  })
  @ApiOkResponse({ standardSchema: ChangeReceipt })
  @Refuses(404, 'conflict', 'listing_hidden', 422)
  answerClaim(
    @Body({ schema: ClaimAnswer }) answer: ClaimAnswer,
    @CurrentOwner() owner: RequestOwner,
  ) {
    return this.actions.answerClaim(owner, answer);
  }

  @Post('objections')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Undo a change of the email',
    description: 'By the link in the mail to the former address. Repeating it changes nothing.',
  })
  @ApiOkResponse({ standardSchema: schemas.ObjectionReceipt })
  @Refuses(404, 'conflict', 422)
  object(@Body({ schema: schemas.Objection }) { token }: { token: string }) {
    return this.objections.undo(token, new Date());
  }

  @Post('links')
  @HttpCode(202)
  @Limited('owner-links')
  @ApiOperation({
    summary: 'Get the links of one’s listings by email',
    description: 'At most 3 mails a day; the answer is the same for every address.',
  })
  @ApiAcceptedResponse({ standardSchema: schemas.LinksReceipt })
  @Refuses(422)
  sendLinks(@Body({ schema: schemas.LinksForm }) { email }: schemas.LinksForm) {
    return this.links.send(email);
  }

  @Delete('links')
  @HttpCode(202)
  @OwnerOnly()
  @ApiOperation({
    summary: 'Replace one’s link',
    description: 'All links that were given so far become useless; a new one is mailed.',
  })
  @ApiAcceptedResponse({ standardSchema: schemas.LinksReceipt })
  @Refuses('listing_hidden')
  replaceLink(@CurrentOwner() owner: RequestOwner) {
    return this.actions.replaceLink(owner);
  }
}
