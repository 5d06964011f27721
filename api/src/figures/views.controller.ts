import { Body, Controller, HttpCode, Post, UseGuards } from '@nestjs/common';
import { ApiHeader, ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Refuses } from '../platform/errors/refuses.decorator.ts';
import { Limited } from '../platform/limits/limited.decorator.ts';
import { SiteOnly } from '../platform/http/site-only.guard.ts';
import { ViewReport } from './views.schemas.ts';
import { ViewsService } from './views.service.ts';

@ApiTags('Figures')
@Controller('views')
export class ViewsController {
  constructor(private readonly views: ViewsService) {}

  @Post()
  @HttpCode(204)
  @UseGuards(SiteOnly)
  @Limited('reports')
  @ApiOperation({
    summary: 'Report page views',
    description: 'For the site only, which filters bots; its counts are added.',
  })
  @ApiHeader({
    name: 'X-Site-Key',
    description: 'The secret of the site',
    required: true,
    schema: { type: 'string', maxLength: 255, example: '$SITE_KEY' },
  })
  @ApiNoContentResponse({ description: 'Added' })
  @Refuses(403, 422)
  add(@Body({ schema: ViewReport }) report: ViewReport) {
    return this.views.add(report);
  }
}
