import { Module } from '@nestjs/common';
import { PublicDatabase } from './public-database.ts';
import { configuredReplicas, Replicas } from './replicas.ts';

@Module({
  providers: [configuredReplicas, PublicDatabase, Replicas],
  exports: [PublicDatabase, Replicas],
})
export class ReplicasModule {}
