import { Controller, Get, Res, UseGuards } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Refuses } from '../errors/refuses.decorator.ts';
import { Limited } from '../limits/limited.decorator.ts';
import { SiteOnly } from '../http/site-only.guard.ts';
import { PublicVersionEvents } from './version-events.ts';

@ApiTags('Figures')
@Controller('dataset')
export class PublicVersionController {
  constructor(private readonly events: PublicVersionEvents) {}

  @Get('events')
  @UseGuards(SiteOnly)
  @Limited('reports')
  @ApiOperation({
    operationId: 'Dataset_follow',
    summary: 'Follow changes',
    description:
      'Server-sent events for the page cache of the site: the public version, at once and after every change (at most every 50 ms), and a comment every 5 seconds. The stream ends when the connection to the database is lost.',
  })
  @ApiHeader({
    name: 'X-Site-Key',
    description: 'The site key',
    required: true,
    schema: { type: 'string', maxLength: 255, example: '$SITE_KEY' },
  })
  @ApiOkResponse({
    description: 'Events called `version`, until either side closes the stream',
    content: {
      'text/event-stream': {
        schema: {
          type: 'string',
          maxLength: 1_000_000,
          example: 'event: version\ndata: {"version":1763640000123}\n\n',
        },
      },
    },
  })
  @Refuses(403)
  follow(@Res() response: Response) {
    return this.events.open(response);
  }
}
