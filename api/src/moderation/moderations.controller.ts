import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { AdminOnly } from '../auth/auth.decorators.ts';
import { AnswersPage } from '../platform/http/documented.ts';
import { ModerationLogService } from './moderation-log.service.ts';
import { Moderation, ModerationQuery } from './moderation.schemas.ts';

@ApiTags('Moderation')
@Controller('moderations')
export class ModerationsController {
  constructor(private readonly log: ModerationLogService) {}

  @Get()
  @AdminOnly()
  @ApiOperation({
    summary: 'Read the moderation log',
    description:
      'Newest first. Reasons and the names of deleted listings are deleted after 90 days.',
  })
  @AnswersPage(Moderation, 'moderations')
  list(@Query({ schema: ModerationQuery }) query: ModerationQuery) {
    return this.log.list(query);
  }
}
