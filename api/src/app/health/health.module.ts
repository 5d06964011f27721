import { Module } from '@nestjs/common';
import { TerminusModule } from '@nestjs/terminus';
import { config } from '../../config/config.ts';
import { ListingImagesModule } from '../../listing-images/listing-images.module.ts';
import { HealthController } from './health.controller.ts';
import { Readiness } from './readiness.ts';

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
