import { Module } from '@nestjs/common';
import { ListingService } from '../listing-api/listing.service.ts';
import { ModerationModule } from '../moderation/moderation.module.ts';
import { ReplicasModule } from '../platform/replicas/public-database.ts';
import { SubmissionsModule } from '../submissions/submissions.module.ts';
import { AnswersController } from './answers.controller.ts';
import { AnswersService } from './answers.service.ts';
import { CompaniesController } from './companies.controller.ts';
import { NumbersController } from './numbers.controller.ts';
import { Numbers } from './numbers.service.ts';
import { RevealsService } from './reveals.service.ts';

@Module({
  imports: [ModerationModule, ReplicasModule, SubmissionsModule],
  controllers: [NumbersController, CompaniesController, AnswersController],
  providers: [Numbers, AnswersService, ListingService, RevealsService],
})
export class CompaniesModule {}
