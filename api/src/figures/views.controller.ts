import { Body, Controller, HttpCode, Post, UseGuards } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Limited } from '../platform/limits/limited.decorator.ts';
import { SiteOnly } from '../platform/http/site-only.guard.ts';
import { ViewReport } from './views.schemas.ts';
import { ViewsService } from './views.service.ts';

/** `POST /api/views`, for the site only: page views since its last report, without bots. */
@ApiExcludeController()
@Controller('views')
export class ViewsController {
  constructor(private readonly views: ViewsService) {}

  @Post()
  @HttpCode(204)
  @UseGuards(SiteOnly)
  @Limited('reports')
  add(@Body({ schema: ViewReport }) report: ViewReport) {
    return this.views.add(report);
  }
}
