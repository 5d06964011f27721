import { Global, Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { LimitsInterceptor } from './limits.interceptor.ts';
import { Limits } from './limits.service.ts';
import { limitsInForce } from './policies.ts';

@Global()
@Module({
  providers: [
    limitsInForce,
    Limits,
    LimitsInterceptor,
    { provide: APP_INTERCEPTOR, useExisting: LimitsInterceptor },
  ],
  exports: [Limits],
})
export class LimitsModule {}
