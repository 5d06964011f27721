import { Module } from '@nestjs/common';
import { ListingsModule } from '../listings/listings.module.ts';
import { JobsController } from './jobs.controller.ts';
import { JobsService } from './jobs.service.ts';

@Module({
  imports: [ListingsModule],
  controllers: [JobsController],
  providers: [JobsService],
})
export class JobsModule {}
