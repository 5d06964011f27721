import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Stats } from './stats.schemas.ts';
import { StatsService } from './stats.service.ts';

@ApiTags('Figures')
@Controller('stats')
export class StatsController {
  constructor(private readonly stats: StatsService) {}

  @Get()
  @ApiOperation({
    summary: 'Count what is public',
    description: 'The figures of the landing page.',
  })
  @ApiOkResponse({ standardSchema: Stats })
  count() {
    return this.stats.count();
  }
}
