import { Body, Controller, Delete, Get, Global, Module, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AdminOnly } from '../auth/auth.decorators.ts';
import { checkedId } from '../listings/kind.ts';
import { Refuses } from '../platform/errors/refuses.decorator.ts';
import { One } from '../platform/openapi/documented.ts';
import { PartnerGuard, PartnerKeyGuard } from './partner-key.ts';
import { NewPartner, Partner, PartnerForm } from './partner.schemas.ts';
import { Partners } from './partners.service.ts';

@ApiTags('Partners')
@Controller('partners')
@AdminOnly()
export class PartnersController {
  constructor(private readonly partners: Partners) {}

  @Get()
  @ApiOperation({
    summary: 'List partners',
    description: 'Those with a valid key first. Keys are not stored.',
  })
  @ApiOkResponse({ standardSchema: Partner, isArray: true, description: 'All partners' })
  list() {
    return this.partners.list();
  }

  @Post()
  @ApiOperation({
    summary: 'Add a partner',
    description: 'The response has its key, which is not shown again.',
  })
  @ApiCreatedResponse({ standardSchema: NewPartner, description: 'The partner and its key' })
  @Refuses('conflict', 422)
  add(@Body({ schema: PartnerForm }) { name }: PartnerForm) {
    return this.partners.add(name);
  }

  @Delete(':id')
  @ApiOperation({
    summary: 'Revoke the key of a partner',
    description: 'At once; repeating it changes nothing. The listings of the partner stay.',
  })
  @ApiOkResponse({ standardSchema: Partner })
  @One('The partner')
  revoke(@Param('id') id: string) {
    return this.partners.revoke(checkedId({ label: 'Partner' }, id));
  }
}

/** Global, since calls of several modules take a partner's key. */
@Global()
@Module({
  controllers: [PartnersController],
  providers: [Partners, PartnerKeyGuard, PartnerGuard],
  exports: [Partners, PartnerKeyGuard, PartnerGuard],
})
export class PartnersModule {}
