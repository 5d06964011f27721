import { Global, Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { LimitsInterceptor } from './limits.interceptor.ts';
import { Limits } from './limits.service.ts';
import { limitsInForce } from './policies.ts';

@Global()
@Module({
  providers: [limitsInForce, Limits, { provide: APP_INTERCEPTOR, useClass: LimitsInterceptor }],
  exports: [Limits],
})
export class LimitsModule {}
