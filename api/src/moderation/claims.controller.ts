import { Controller, Get, Param, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AdminOnly, CurrentAccount } from '../auth/auth.decorators.ts';
import { checkedId } from '../listings/kind.ts';
import { OneListing } from '../platform/openapi/documented.ts';
import type { RequestAccount } from '../platform/http/request.ts';
import { Claim } from './claim.schemas.ts';
import { CLAIM_SECONDS, Claims } from './claims.service.ts';

const current = { standardSchema: Claim, isArray: true, description: 'The current claims' };

@ApiTags('Moderation')
@Controller('claims')
@AdminOnly()
export class ClaimsController {
  constructor(private readonly claims: Claims) {}

  @Get()
  @ApiOperation({ summary: 'Who is reading what', description: 'The earliest claim first.' })
  @ApiOkResponse(current)
  list() {
    return this.claims.list();
  }

  @Put(':id')
  @ApiOperation({
    summary: 'Say that you are reading a listing',
    description: `Ends ${CLAIM_SECONDS} seconds after it was last repeated, or with your next claim. It locks nothing.`,
  })
  @ApiOkResponse(current)
  @OneListing()
  claim(@Param('id') id: string, @CurrentAccount() { id: moderator }: RequestAccount) {
    return this.claims.claim(checkedId({ label: 'Listing' }, id), moderator);
  }
}
