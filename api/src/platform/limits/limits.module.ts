import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { KnownPlaces } from './known-places.ts';
import { LimitsInterceptor } from './limits.interceptor.ts';
import { Limits } from './limits.service.ts';
import { limitsInForce } from './policies.ts';

@Module({
  providers: [
    limitsInForce,
    Limits,
    KnownPlaces,
    { provide: APP_INTERCEPTOR, useClass: LimitsInterceptor },
  ],
})
export class LimitsModule {}
