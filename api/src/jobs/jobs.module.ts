import { Module } from '@nestjs/common';
import { ModerationModule } from '../moderation/moderation.module.ts';
import { ReplicasModule } from '../platform/replicas/public-database.ts';
import { SubmissionsModule } from '../submissions/submissions.module.ts';
import { JobsController } from './jobs.controller.ts';
import { JobsService } from './jobs.service.ts';

@Module({
  imports: [ModerationModule, ReplicasModule, SubmissionsModule],
  controllers: [JobsController],
  providers: [JobsService],
})
export class JobsModule {}
