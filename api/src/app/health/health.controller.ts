import { Controller, Get, Header, Module } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { TerminusModule } from '@nestjs/terminus';
import { z } from 'zod';
import { version } from '#platform/version.ts';
import { config } from '../../config/config.ts';
import { ListingImagesModule } from '../../listing-images/listing-images.module.ts';
import { Limited } from '../../platform/limits/limited.decorator.ts';
import { Readiness } from './readiness.ts';

const Health = z
  .object({ status: z.literal('ok') })
  .meta({ id: 'Health', example: { status: 'ok' } });

const Release = Health.extend({
  version: z.string().meta({ description: 'The release that runs (CHANGELOG.md)' }),
}).meta({ id: 'Release', example: { status: 'ok', version: '1.0.0' } });

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
  @ApiOkResponse({ description: 'It runs', standardSchema: Release })
  live(): z.infer<typeof Release> {
    return { status: 'ok', version };
  }

  @Get('ready')
  @Limited('probes')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({
    summary: 'Whether requests can be served',
    description: 'Database, migrations and image storage; `errors` of a 503 names what is missing.',
  })
  @ApiOkResponse({ description: 'They can', standardSchema: Health })
  async ready(): Promise<z.infer<typeof Health>> {
    await this.readiness.check();
    return { status: 'ok' };
  }
}

/** After SIGTERM readiness answers 503 for a while before the port closes, so that load balancers stop sending first. */
@Module({
  imports: [
    ListingImagesModule,
    TerminusModule.forRoot({
      logger: false,
      gracefulShutdownTimeoutMs: config.drainSeconds * 1_000,
    }),
  ],
  controllers: [HealthController],
  providers: [Readiness],
})
export class HealthModule {}
