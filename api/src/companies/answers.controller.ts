import { Body, Controller, Get, HttpCode, Param, Post, UseGuards } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AdminOnly } from '../auth/auth.decorators.ts';
import { OneListing } from '../platform/openapi/documented.ts';
import { Internal } from '../platform/http/internal.decorator.ts';
import { SiteOnly } from '../platform/http/site-only.guard.ts';
import { Limited } from '../platform/limits/limited.decorator.ts';
import { Answer, AnswerDay } from '../figures/answers.ts';
import { AnswersService } from './answers.service.ts';
import { VisitorNetwork } from './first-presses.ts';

@ApiTags('Companies')
@Controller('companies')
export class AnswersController {
  constructor(private readonly answers: AnswersService) {}

  /** For the site only, which has seen that the visitor was shown the number: `{ answer: 'yes' | 'no' | 'wrong_number' }`. */
  @Post(':id/answers')
  @HttpCode(204)
  @UseGuards(SiteOnly)
  @Limited('answers')
  @ApiExcludeEndpoint()
  add(
    @Param('id') id: string,
    @Body({ schema: Answer }) answer: Answer,
    @VisitorNetwork() visitor: string,
  ) {
    return this.answers.add(id, answer, visitor);
  }

  @Get(':id/answers')
  @AdminOnly()
  @Internal()
  @ApiOperation({
    summary: 'Read whether a company answered',
    description: 'What visitors said on the days of the last 90 with answers, the newest first.',
  })
  @ApiOkResponse({ standardSchema: AnswerDay, isArray: true })
  @OneListing()
  days(@Param('id') id: string) {
    return this.answers.days(id);
  }
}
