import { Module } from '@nestjs/common';
import { ListingsModule } from '../listings/listings.module.ts';
import { ModerationModule } from '../moderation/moderation.module.ts';
import { CompaniesController } from './companies.controller.ts';
import { CompaniesService } from './companies.service.ts';
import { RevealsService } from './reveals.service.ts';

@Module({
  imports: [ListingsModule, ModerationModule],
  controllers: [CompaniesController],
  providers: [CompaniesService, RevealsService],
})
export class CompaniesModule {}
