import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Limited } from '../../platform/limits/limited.decorator.ts';
import { Readiness } from './readiness.ts';

const Health = z
  .object({ status: z.literal('ok') })
  .meta({ id: 'Health', example: { status: 'ok' } });
type Health = z.infer<typeof Health>;

@ApiTags('Health')
@Controller('health')
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  @Get('live')
  @Limited('probes')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({
    summary: 'Whether the process runs',
    description: 'Checks nothing else, so a failure means: restart it.',
  })
  @ApiOkResponse({ description: 'It runs', standardSchema: Health })
  live(): Health {
    return { status: 'ok' };
  }

  @Get('ready')
  @Limited('probes')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({
    summary: 'Whether requests can be served',
    description: 'Database, migrations and image storage; `errors` of a 503 names what is missing.',
  })
  @ApiOkResponse({ description: 'They can', standardSchema: Health })
  async ready(): Promise<Health> {
    await this.readiness.check();
    return { status: 'ok' };
  }
}
