import { Module } from '@nestjs/common';
import { ListingsModule } from '../listings/listings.module.ts';
import { ModerationModule } from '../moderation/moderation.module.ts';
import { JobsController } from './jobs.controller.ts';
import { JobsService } from './jobs.service.ts';

@Module({
  imports: [ListingsModule, ModerationModule],
  controllers: [JobsController],
  providers: [JobsService],
})
export class JobsModule {}
