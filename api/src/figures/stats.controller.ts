import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { JsonResponse } from '../platform/http/json-response.ts';
import { publicHeaders, type VersionStamp } from '../platform/public-version/version-stamp.ts';
import { PublicDatabase } from '../platform/replicas/public-database.ts';
import { Stats, statsStatement } from './stats.ts';

@ApiTags('Figures')
@Controller('stats')
export class StatsController {
  constructor(private readonly database: PublicDatabase) {}

  @Get()
  @ApiOperation({
    summary: 'Count what is public',
    description: 'The figures of the landing page.',
  })
  @ApiOkResponse({ standardSchema: Stats })
  async count() {
    const row = await this.database.row<VersionStamp & { json: string }>(statsStatement, 'stats');
    return new JsonResponse(row.json, publicHeaders(row));
  }
}
