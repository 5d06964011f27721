import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AdminOnly } from '../auth/auth.decorators.ts';
import { JsonResponse } from '../platform/http/json-response.ts';
import { ReadOnlyDatabase } from '../platform/database/read-only-database.ts';
import { FoundRecord, RecordQuery } from './records.schemas.ts';
import { MAX_FOUND, recordsFound } from './records.ts';

@ApiTags('Moderation')
@Controller('records')
@AdminOnly()
export class RecordsController {
  constructor(private readonly database: ReadOnlyDatabase) {}

  @Get()
  @ApiOperation({
    summary: 'Find listings in any state',
    description:
      'By reference, also of a report about it, code of a claim, email, phone number, bank account, web address or CAC number in any spelling, also in their texts, or by words. Rejected ones are found for the 90 days that the log keeps them. Pending ones first, then the newest.',
  })
  @ApiOkResponse({
    standardSchema: FoundRecord,
    isArray: true,
    description: `At most ${MAX_FOUND} records`,
  })
  async list(@Query({ schema: RecordQuery }) { q }: RecordQuery) {
    const { json } = await this.database.row<{ json: string }>(recordsFound(q));
    return new JsonResponse(json);
  }
}
