import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AdminOnly, CurrentAccount } from '../auth/auth.decorators.ts';
import { ReadOnlyDatabase } from '../platform/database/read-only-database.ts';
import { Refuses } from '../platform/errors/refuses.decorator.ts';
import { AnswersPage } from '../platform/openapi/documented.ts';
import type { RequestAccount } from '../platform/http/request.ts';
import { type Attempt, AttemptOf } from '../submissions/attempt.ts';
import { Decisions, DecisionResults, MAX_DECISIONS } from './decision.schemas.ts';
import { DecisionsService } from './decisions.service.ts';
import { answerLog } from './moderation-log.ts';
import { Moderation, ModerationQuery } from './moderation.schemas.ts';

@ApiTags('Moderation')
@Controller('moderations')
@AdminOnly()
export class ModerationsController {
  constructor(
    private readonly database: ReadOnlyDatabase,
    private readonly decisions: DecisionsService,
  ) {}

  @Get()
  @ApiOperation({
    summary: 'Read the moderation log',
    description:
      'Newest first. Reasons and the names of deleted listings are deleted after 90 days.',
  })
  @AnswersPage(Moderation, 'moderations')
  list(@Query({ schema: ModerationQuery }) query: ModerationQuery) {
    return answerLog(this.database, query);
  }

  @Post()
  @HttpCode(200)
  @ApiOperation({
    summary: 'Decide about many submissions',
    description: `Up to ${MAX_DECISIONS}, each answered for itself. A repetition with the same key and body makes no decision twice and completes what is missing.`,
  })
  @ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    description: 'Names this request, so that it can be repeated; preferably a UUID',
    schema: { type: 'string', minLength: 8, maxLength: 255 },
  })
  @ApiOkResponse({ standardSchema: DecisionResults, description: 'The outcome of each' })
  @Refuses(422)
  decide(
    @Body({ schema: Decisions }) decisions: Decisions,
    @CurrentAccount() moderator: RequestAccount,
    @AttemptOf() { key }: Attempt,
  ) {
    return this.decisions.decide(decisions, { moderator, key });
  }
}
