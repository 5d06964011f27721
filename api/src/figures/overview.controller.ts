import { Controller, Get } from '@nestjs/common';
import { Internal } from '../platform/http/internal.decorator.ts';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AdminOnly } from '../auth/auth.decorators.ts';
import { Overview } from './overview.schemas.ts';
import { OverviewService } from './overview.service.ts';

@ApiTags('Moderation')
@Internal()
@Controller('overview')
@AdminOnly()
export class OverviewController {
  constructor(private readonly overview: OverviewService) {}

  @Get()
  @ApiOperation({
    summary: 'Read the moderation overview',
    description:
      'Submissions and decisions of the last 30 days, the queue and the live listings, counted now.',
  })
  @ApiOkResponse({ standardSchema: Overview })
  count() {
    return this.overview.count(new Date());
  }
}
