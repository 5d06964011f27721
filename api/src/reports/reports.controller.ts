import {
  Body,
  Controller,
  Get,
  HttpCode,
  Module,
  Param,
  Patch,
  Post,
  Query,
  Req,
} from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { networksOf } from '#platform/networks.ts';
import { AdminOnly, CurrentAccount } from '../auth/auth.decorators.ts';
import { ModerationModule } from '../moderation/moderation.module.ts';
import { NoticesModule } from '../notices/notices.module.ts';
import { Refuses } from '../platform/errors/refuses.decorator.ts';
import { AnswersPage, One } from '../platform/openapi/documented.ts';
import { Internal } from '../platform/http/internal.decorator.ts';
import type { RequestAccount } from '../platform/http/request.ts';
import { Limited } from '../platform/limits/limited.decorator.ts';
import { type Attempt, AttemptOf } from '../submissions/attempt.ts';
import { replayed, TakesIdempotencyKey } from '../submissions/submission.decorators.ts';
import { Holds } from './holds.service.ts';
import { ReportCases } from './report-cases.service.ts';
import * as schemas from './report.schemas.ts';
import { ReportsService } from './reports.service.ts';

@ApiTags('Moderation')
@Internal()
@Controller('reports')
export class ReportsController {
  constructor(
    private readonly reports: ReportsService,
    private readonly cases: ReportCases,
  ) {}

  @Post()
  @Limited('sent-reports', 'refused-submissions')
  @TakesIdempotencyKey()
  @ApiOperation({
    summary: 'Report a listing or a number',
    description: 'Counts once it is confirmed by the link in the mail.',
  })
  @ApiCreatedResponse({ standardSchema: schemas.ReportReceipt, headers: replayed })
  @Refuses(404)
  send(
    @Body({ schema: schemas.ReportForm }) form: schemas.ReportForm,
    @AttemptOf() attempt: Attempt,
    @Req() { visitorAddress }: Request,
  ) {
    return this.reports.send(form, attempt, networksOf(visitorAddress).wide, new Date());
  }

  @Post('confirmations')
  @HttpCode(200)
  @ApiOperation({ summary: 'Confirm a report', description: 'Repeating it changes nothing.' })
  @ApiOkResponse({ standardSchema: schemas.ReportReceipt })
  @Refuses(404, 422)
  confirm(@Body({ schema: schemas.ReportConfirmation }) { token }: { token: string }) {
    return this.reports.confirm(token);
  }

  @Get()
  @AdminOnly()
  @ApiOperation({ summary: 'List reports by listing', description: 'Held ones first.' })
  @AnswersPage(schemas.ReportCase, 'reports')
  list(@Query({ schema: schemas.ReportQuery }) query: schemas.ReportQuery) {
    return this.cases.list(query);
  }

  @Patch(':id')
  @AdminOnly()
  @ApiOperation({
    summary: 'Uphold or dismiss the reports of a listing',
    description: 'Upheld ones hide it. Either ends the hold and is mailed to reporters and owner.',
  })
  @ApiOkResponse({ standardSchema: schemas.ReportReceipt })
  @One('The listing, or what stands for the number')
  @Refuses(422)
  decide(
    @Param('id') id: string,
    @Body({ schema: schemas.ReportDecision }) decision: schemas.ReportDecision,
    @CurrentAccount() moderator: RequestAccount,
  ) {
    return this.cases.decide(id, decision, moderator);
  }
}

@Module({
  imports: [ModerationModule, NoticesModule],
  controllers: [ReportsController],
  providers: [Holds, ReportCases, ReportsService],
  exports: [Holds],
})
export class ReportsModule {}
