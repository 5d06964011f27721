import { Body, Controller, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AdminOnly } from '../auth/auth.decorators.ts';
import { Refuses } from '../platform/errors/refuses.decorator.ts';
import { Limited } from '../platform/limits/limited.decorator.ts';
import { AnswersPage, One } from '../platform/openapi/documented.ts';
import { type Attempt, AttemptOf } from '../submissions/attempt.ts';
import { replayed, TakesIdempotencyKey } from '../submissions/submission.decorators.ts';
import { InquiriesService } from './inquiries.service.ts';
import {
  Inquiry,
  InquiryForm,
  InquiryQuery,
  InquiryReceipt,
  InquiryUpdate,
} from './inquiry.schemas.ts';

@ApiTags('Inquiries')
@Controller('inquiries')
export class InquiriesController {
  constructor(private readonly inquiries: InquiriesService) {}

  @Post()
  @Limited('inquiries', 'refused-submissions')
  @ApiOperation({
    summary: 'Ask about advertising or sponsorship',
    description: 'Answered by email or phone.',
  })
  @TakesIdempotencyKey()
  @ApiCreatedResponse({
    standardSchema: InquiryReceipt,
    description: 'Received',
    headers: replayed,
  })
  send(@Body({ schema: InquiryForm }) form: InquiryForm, @AttemptOf() attempt: Attempt) {
    return this.inquiries.send(form, attempt);
  }

  @Get()
  @AdminOnly()
  @ApiOperation({ summary: 'List inquiries', description: 'Newest first.' })
  @AnswersPage(Inquiry, 'inquiries')
  list(@Query({ schema: InquiryQuery }) query: InquiryQuery) {
    return this.inquiries.list(query);
  }

  @Patch(':id')
  @AdminOnly()
  @ApiOperation({
    summary: 'Mark an inquiry as answered',
    description: 'Or as waiting again. Repeating it changes nothing: the first time is kept.',
  })
  @ApiOkResponse({ standardSchema: Inquiry })
  @One('The inquiry')
  @Refuses(422)
  mark(@Param('id') id: string, @Body({ schema: InquiryUpdate }) { answered }: InquiryUpdate) {
    return this.inquiries.mark(id, answered);
  }
}
