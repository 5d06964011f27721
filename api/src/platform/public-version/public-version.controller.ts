import { Controller, Get, Res, UseGuards } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { Limited } from '../limits/limited.decorator.ts';
import { SiteOnly } from '../http/site-only.guard.ts';
import { PublicVersionEvents } from './version-events.ts';

/**
 * `GET /api/dataset/events`, for the page cache of the site: server-sent events `version` with the public version, at once
 * and after every change (at most every 50 ms), and a comment every 5 seconds. The stream ends when the connection to the
 * database is lost.
 */
@ApiExcludeController()
@Controller('dataset')
export class PublicVersionController {
  constructor(private readonly events: PublicVersionEvents) {}

  @Get('events')
  @UseGuards(SiteOnly)
  @Limited('reports')
  follow(@Res() response: Response) {
    return this.events.open(response);
  }
}
