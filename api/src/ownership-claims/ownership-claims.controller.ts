import { Body, Controller, Get, Module, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AdminOnly, CurrentAccount } from '../auth/auth.decorators.ts';
import { ChangeReceipt } from '../changes/change.schemas.ts';
import { ChangesModule } from '../changes/changes.module.ts';
import { ModerationModule } from '../moderation/moderation.module.ts';
import { NoticesModule } from '../notices/notices.module.ts';
import { Refuses } from '../platform/errors/refuses.decorator.ts';
import { AnswersPage, One } from '../platform/openapi/documented.ts';
import { Internal } from '../platform/http/internal.decorator.ts';
import type { RequestAccount } from '../platform/http/request.ts';
import { Limited } from '../platform/limits/limited.decorator.ts';
import { type Attempt, AttemptOf } from '../submissions/attempt.ts';
import { replayed, TakesIdempotencyKey } from '../submissions/submission.decorators.ts';
import * as schemas from './ownership-claim.schemas.ts';
import { ClaimDecisions } from './claim-decisions.service.ts';
import { OwnershipClaims } from './ownership-claims.service.ts';

@ApiTags('Ownership')
@Internal()
@Controller('ownership-claims')
export class OwnershipClaimsController {
  constructor(
    private readonly claims: OwnershipClaims,
    private readonly decisions: ClaimDecisions,
  ) {}

  @Post()
  @Limited('ownership-claims', 'refused-submissions')
  @ApiOperation({
    summary: 'Say that a listed company is one’s own',
    description: 'The answer is the same for every email, also for that of the listing.',
  })
  @TakesIdempotencyKey()
  @ApiCreatedResponse({ standardSchema: schemas.ClaimReceipt, headers: replayed })
  send(
    @Body({ schema: schemas.ClaimForm }) form: schemas.ClaimForm,
    @AttemptOf() attempt: Attempt,
  ) {
    return this.claims.send(form, attempt);
  }

  @Get()
  @AdminOnly()
  @ApiOperation({ summary: 'List claims of companies', description: 'Those that wait.' })
  @AnswersPage(schemas.OwnershipClaim, 'ownership-claims')
  list(@Query({ schema: schemas.ClaimQuery }) query: schemas.ClaimQuery) {
    return this.decisions.list(query);
  }

  @Patch(':id')
  @AdminOnly()
  @ApiOperation({
    summary: 'Decide about a claim',
    description:
      'To grant it takes a check of the listing’s number made after it, or a CAC certificate once the owner has had 72 hours to object. The listing gets the email of the claim, and its owner’s former links end.',
  })
  @ApiOkResponse({ standardSchema: ChangeReceipt })
  @One('The claim')
  @Refuses(409, 422)
  decide(
    @Param('id') id: string,
    @Body({ schema: schemas.ClaimDecision }) decision: schemas.ClaimDecision,
    @CurrentAccount() moderator: RequestAccount,
  ) {
    return this.decisions.decide(id, decision, moderator);
  }
}

@Module({
  imports: [ChangesModule, ModerationModule, NoticesModule],
  controllers: [OwnershipClaimsController],
  providers: [ClaimDecisions, OwnershipClaims],
  exports: [ClaimDecisions, OwnershipClaims],
})
export class OwnershipClaimsModule {}
