import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AdminOnly } from '../auth/auth.decorators.ts';
import { Overview } from './overview.schemas.ts';
import { OverviewService } from './overview.service.ts';

@ApiTags('Moderation')
@Controller('overview')
export class OverviewController {
  constructor(private readonly overview: OverviewService) {}

  @Get()
  @AdminOnly()
  @ApiOperation({
    summary: 'See how moderation goes',
    description: 'What was sent and decided, what waits and what is live, counted at this moment.',
  })
  @ApiOkResponse({ standardSchema: Overview })
  count() {
    return this.overview.count();
  }
}
