import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AdminOnly } from '../auth/auth.decorators.ts';
import { Rejection } from '../listings/listing.schemas.ts';
import { DecidedBy, type Decider, TakesIfMatch } from '../moderation/if-match.ts';
import { AnswersPage, One } from '../platform/openapi/documented.ts';
import { Change, ChangeApproval, ChangeQuery, ChangeReceipt } from './change.schemas.ts';
import { ChangesService } from './changes.service.ts';

@ApiTags('Moderation')
@Controller('changes')
@AdminOnly()
export class ChangesController {
  constructor(private readonly changes: ChangesService) {}

  @Get()
  @ApiOperation({
    summary: 'List changes by owners',
    description: 'Those that wait, oldest first. Visitors see the listing as it is.',
  })
  @AnswersPage(Change, 'changes')
  list(@Query({ schema: ChangeQuery }) query: ChangeQuery) {
    return this.changes.list(query, new Date());
  }

  @Patch(':id/approve')
  @ApiOperation({
    summary: 'Approve a change',
    description:
      'Visitors see it at once. If it has another name, number, email or CAC number, ask at the old number or address first and send its answer as `said`. A new email gets a new link, and the old address a letter.',
  })
  @ApiOkResponse({ standardSchema: ChangeReceipt })
  @One('The change')
  @TakesIfMatch('number_not_called')
  approve(
    @Param('id') id: string,
    @Body({ schema: ChangeApproval }) { said }: ChangeApproval,
    @DecidedBy() by: Decider,
  ) {
    return this.changes.approve(id, { ...by, said: said ?? null });
  }

  @Delete(':id/reject')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Refuse a change',
    description: 'Deletes it; the listing stays as it is. The owner gets the reason by email.',
  })
  @ApiOkResponse({ standardSchema: ChangeReceipt })
  @One('The change')
  @TakesIfMatch()
  refuse(
    @Param('id') id: string,
    @Body({ schema: Rejection }) { reason }: Rejection,
    @DecidedBy() by: Decider,
  ) {
    return this.changes.refuse(id, { ...by, reason: reason ?? null });
  }
}
