import { Global, Module } from '@nestjs/common';
import { PartnerGuard, PartnerKeyGuard } from './partner-key.ts';
import { PartnersController } from './partners.controller.ts';
import { Partners } from './partners.service.ts';

/** Global, since calls of several modules take a partner's key. */
@Global()
@Module({
  controllers: [PartnersController],
  providers: [Partners, PartnerKeyGuard, PartnerGuard],
  exports: [Partners, PartnerKeyGuard, PartnerGuard],
})
export class PartnersModule {}
