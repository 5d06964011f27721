import { Controller, Delete, Get, Header, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { CurrentPartner, PartnerOnly } from '../partners/partner-key.ts';
import { Refuses } from '../platform/errors/refuses.decorator.ts';
import { Limited } from '../platform/limits/limited.decorator.ts';
import type { RequestPartner } from '../platform/http/request.ts';
import { PartnerSubmissions } from './partner-submissions.service.ts';
import { SubmissionStatus } from './submission-status.schemas.ts';

const Reference = () =>
  ApiParam({
    name: 'reference',
    description: 'The reference of the receipt',
    schema: { type: 'string', maxLength: 40, example: 'ND-7F3K-9Q2M' },
  });

@ApiTags('Partners')
@PartnerOnly()
@Limited('partner-contacts')
@Controller('submissions')
export class PartnerSubmissionsController {
  constructor(private readonly submissions: PartnerSubmissions) {}

  @Get(':reference')
  @Header('Cache-Control', 'private, no-store')
  @ApiOperation({
    summary: 'What became of a submission',
    description: 'Of one that was sent with the same key.',
  })
  @Reference()
  @ApiOkResponse({ standardSchema: SubmissionStatus })
  @Refuses(404)
  find(@Param('reference') reference: string, @CurrentPartner() { id }: RequestPartner) {
    return this.submissions.find(id, reference);
  }

  @Delete(':reference')
  @ApiOperation({
    summary: 'Withdraw a submission',
    description:
      'Only while it is pending. The submission and its images are deleted; repeating it changes nothing.',
  })
  @Reference()
  @ApiOkResponse({ standardSchema: SubmissionStatus })
  @Refuses(404, 'listing_not_pending')
  withdraw(@Param('reference') reference: string, @CurrentPartner() { id }: RequestPartner) {
    return this.submissions.withdraw(id, reference);
  }
}
