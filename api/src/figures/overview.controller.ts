import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AdminOnly } from '../auth/auth.decorators.ts';
import { ReadOnlyDatabase } from '../platform/database/read-only-database.ts';
import { Internal } from '../platform/http/internal.decorator.ts';
import { JsonResponse } from '../platform/http/json-response.ts';
import { Overview } from './overview.schemas.ts';
import { overviewStatement } from './overview.ts';

@ApiTags('Moderation')
@Internal()
@Controller('overview')
@AdminOnly()
export class OverviewController {
  constructor(private readonly database: ReadOnlyDatabase) {}

  @Get()
  @ApiOperation({
    summary: 'Read the moderation overview',
    description:
      'Submissions and decisions of the last 30 days, the queue and the live listings, counted now.',
  })
  @ApiOkResponse({ standardSchema: Overview })
  async count() {
    const statement = overviewStatement(new Date());
    const { json } = await this.database.row<{ json: string }>(statement, 'overview');
    return new JsonResponse(json);
  }
}
