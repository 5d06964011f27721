import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ListingController } from '../listing-api/listing.controller.ts';
import { ListingService } from '../listing-api/listing.service.ts';
import { TakesPartnerKey } from '../partners/partner-key.ts';
import { Refuses } from '../platform/errors/refuses.decorator.ts';
import { OneListing } from '../platform/openapi/documented.ts';
import { AlsoLimited, Limited } from '../platform/limits/limited.decorator.ts';
import { companies } from './company.kind.ts';
import { companyQueries } from './company-query.ts';
import * as schemas from './company.schemas.ts';
import { PhoneReveal, RevealsService } from './reveals.service.ts';
import { VisitorNetwork } from './first-presses.ts';

/** Its phone number and email cost what a reveal costs. */
export const contactReads = ['contacts', 'network-contacts'] as const;

const Calls = ListingController({
  kind: companies,
  submit: {
    operationId: 'Companies_register',
    summary: 'Register a company',
    description: 'It becomes public once a moderator has verified it.',
  },
  limitedRead: () => AlsoLimited(...contactReads),
  approve: { operationId: 'Companies_verify', path: 'verify', summary: 'Verify a company' },
  schemas: {
    queries: companyQueries,
    inList: schemas.CompanyInList,
    one: schemas.OneCompany,
    record: schemas.CompanyRecord,
    submission: schemas.CompanyRegistration,
    edit: schemas.CompanyEdit,
  },
});

@ApiTags('Companies')
@Controller('companies')
export class CompaniesController extends Calls {
  constructor(
    listings: ListingService,
    private readonly reveals: RevealsService,
  ) {
    super(listings);
  }

  @Post(':id/reveals')
  @HttpCode(200)
  @TakesPartnerKey()
  @Limited(...contactReads)
  @ApiOperation({ summary: 'Reveal the phone number', description: 'Counted per company and day.' })
  @ApiOkResponse({
    standardSchema: PhoneReveal,
    headers: {
      'Set-Cookie': {
        description:
          'Without a key: `met`, by which the site asks a day later whether the company answered',
        schema: { type: 'string' },
      },
    },
  })
  @OneListing()
  @Refuses(410, 'being_checked')
  reveal(@Param('id') id: string, @VisitorNetwork() visitor?: string) {
    return this.reveals.reveal(id, visitor);
  }
}
