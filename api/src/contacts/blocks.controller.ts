import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AdminOnly, CurrentAccount } from '../auth/auth.decorators.ts';
import { checkedId } from '../listings/kind.ts';
import { Refuses } from '../platform/errors/refuses.decorator.ts';
import { AnswersPage, One } from '../platform/openapi/documented.ts';
import type { RequestAccount } from '../platform/http/request.ts';
import { Block, BlockForm, BlockQuery } from './block.schemas.ts';
import { Blocks } from './blocks.service.ts';

@ApiTags('Moderation')
@Controller('blocks')
@AdminOnly()
export class BlocksController {
  constructor(private readonly blocks: Blocks) {}

  @Get()
  @ApiOperation({
    summary: 'List blocked contacts',
    description: 'A submission with one of them gets an alert. It is not refused.',
  })
  @AnswersPage(Block, 'blocks')
  list(@Query({ schema: BlockQuery }) query: BlockQuery) {
    return this.blocks.list(query);
  }

  @Post()
  @ApiOperation({ summary: 'Block a contact', description: 'For submissions from now on.' })
  @ApiCreatedResponse({ standardSchema: Block, description: 'The contact as it is stored' })
  @Refuses('conflict', 422)
  add(@Body({ schema: BlockForm }) form: BlockForm, @CurrentAccount() moderator: RequestAccount) {
    return this.blocks.add(form, moderator.id);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Take a contact off the block list' })
  @ApiNoContentResponse({ description: 'Removed' })
  @One('The blocked contact')
  remove(@Param('id') id: string) {
    return this.blocks.remove(checkedId({ label: 'Block' }, id));
  }
}
