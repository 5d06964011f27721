import { Body, Controller, Get, Module, Param, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AdminOnly } from '../auth/auth.decorators.ts';
import { ChangesListing, Deciding } from '../moderation/if-match.ts';
import { ModerationModule } from '../moderation/moderation.module.ts';
import { AnswersPage, OneListing } from '../platform/openapi/documented.ts';
import { Internal } from '../platform/http/internal.decorator.ts';
import { Doubt, DoubtQuery, ProofEntry, ProofForm, ProofQuery } from './proof.schemas.ts';
import { Proofs } from './proofs.service.ts';

@ApiTags('Moderation')
@Internal()
@Controller()
@AdminOnly()
export class ProofsController {
  constructor(private readonly proofs: Proofs) {}

  @Get('proofs')
  @ApiOperation({
    summary: 'List the newest checks',
    description: 'Of each kind and live company, the first to lapse first.',
  })
  @AnswersPage(ProofEntry, 'proofs')
  list(@Query({ schema: ProofQuery }) query: ProofQuery) {
    return this.proofs.list(query);
  }

  @Get('doubts')
  @ApiOperation({
    summary: 'List companies in doubt',
    description:
      'Live ones whose CAC number or phone a check found different, or whose number visitors call wrong, the oldest first.',
  })
  @AnswersPage(Doubt, 'doubts')
  doubts(@Query({ schema: DoubtQuery }) query: DoubtQuery) {
    return this.proofs.doubts(query);
  }

  @Get('companies/:id/proofs')
  @ApiOperation({ summary: 'Read the checks of a company', description: 'The newest first.' })
  @ApiOkResponse({ standardSchema: ProofEntry, isArray: true, description: 'At most 200 checks' })
  @OneListing()
  ofCompany(@Param('id') id: string) {
    return this.proofs.ofCompany(id);
  }

  @Post('companies/:id/proofs')
  @ApiOperation({
    summary: 'Add a check of a company',
    description:
      'It replaces the last one of its kind for visitors; a different phone or register entry is an alert for moderators.',
  })
  @ApiCreatedResponse({ standardSchema: ProofEntry, description: 'The entry of the ledger' })
  @ChangesListing()
  add(@Body({ schema: ProofForm }) form: ProofForm, @Deciding() decision: Deciding) {
    return this.proofs.add(decision, form);
  }
}

@Module({
  imports: [ModerationModule],
  controllers: [ProofsController],
  providers: [Proofs],
  exports: [Proofs],
})
export class ProofsModule {}
