import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import { PartnersModule } from '../partners/partners.controller.ts';
import { AuthModule } from '../auth/auth.module.ts';
import { BlocksModule } from '../contacts/blocks.module.ts';
import { CompaniesModule } from '../companies/companies.module.ts';
import { config } from '../config/config.ts';
import { databaseOptions } from './database.ts';
import { PlacesModule } from '../places/places.controller.ts';
import { PublicVersionController } from '../platform/public-version/public-version.controller.ts';
import { PublicVersionEvents } from '../platform/public-version/version-events.ts';
import { HealthModule } from './health/health.controller.ts';
import { ListingImagesModule } from '../listing-images/listing-images.module.ts';
import { InquiriesModule } from '../inquiries/inquiries.module.ts';
import { JobsModule } from '../jobs/jobs.controller.ts';
import { KindsModule } from './kinds.module.ts';
import { LimitsModule } from '../platform/limits/limits.module.ts';
import { OwnershipModule } from '../ownership/ownership.module.ts';
import { ProofsModule } from '../proofs/proofs.controller.ts';
import { FiguresModule } from '../figures/figures.module.ts';
import { logging } from './logging.ts';
import { ModerationModule } from '../moderation/moderation.module.ts';
import { connectionTo, servingOptions } from '../platform/database/connection-options.ts';
import { DatabaseModule } from '../platform/database/read-only-database.ts';
import { ReportsModule } from '../reports/reports.controller.ts';
import { ScheduleModule } from './schedule/schedule.module.ts';
import { RelationsModule } from '../listing-api/relations.controller.ts';

@Module({
  imports: [
    LoggerModule.forRoot(logging),
    // `configure` separates the entities of requests.
    MikroOrmModule.forRoot({
      ...databaseOptions,
      ...connectionTo(config.databaseUrl, servingOptions),
      registerRequestContext: false,
    }),
    DatabaseModule,
    KindsModule,
    LimitsModule,
    RelationsModule,
    AuthModule,
    PartnersModule,
    ListingImagesModule,
    BlocksModule,
    CompaniesModule,
    JobsModule,
    ProofsModule,
    OwnershipModule,
    PlacesModule,
    FiguresModule,
    ScheduleModule,
    InquiriesModule,
    ReportsModule,
    ModerationModule,
    HealthModule,
  ],
  controllers: [PublicVersionController],
  providers: [PublicVersionEvents],
})
export class AppModule {}
