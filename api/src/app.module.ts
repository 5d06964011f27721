import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import { AuthModule } from './auth/auth.module.ts';
import { databaseOptions } from './database.ts';
import { HealthModule } from './health/health.module.ts';
import { ImagesModule } from './images/images.module.ts';
import { logging } from './logging.ts';

@Module({
  imports: [
    LoggerModule.forRoot(logging),
    MikroOrmModule.forRoot(databaseOptions),
    AuthModule,
    ImagesModule,
    HealthModule,
  ],
})
export class AppModule {}
