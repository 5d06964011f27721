import { Body, Controller, Delete, Get, HttpCode, Patch, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AdminOnly } from '../auth/auth.decorators.ts';
import { Rejection } from '../listings/listing.schemas.ts';
import { Deciding, TakesIfMatch } from '../moderation/if-match.ts';
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
      'Visitors see it at once. If it has another name, number, email, CAC number or apply link, ask at the old number or address first and send its answer as `said`. A new email gets a new link, and the old address a letter.',
  })
  @ApiOkResponse({ standardSchema: ChangeReceipt })
  @TakesIfMatch('number_not_called')
  @One('The change')
  approve(
    @Body({ schema: ChangeApproval }) { said }: ChangeApproval,
    @Deciding() decision: Deciding,
  ) {
    return this.changes.approve(decision, said ?? null);
  }

  @Delete(':id/reject')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Refuse a change',
    description:
      'Deletes it; the listing stays as it is. The owner is mailed, with the reason if there is one.',
  })
  @ApiOkResponse({ standardSchema: ChangeReceipt })
  @TakesIfMatch()
  @One('The change')
  refuse(@Body({ schema: Rejection }) { reason }: Rejection, @Deciding() decision: Deciding) {
    return this.changes.refuse(decision, reason ?? null);
  }
}
