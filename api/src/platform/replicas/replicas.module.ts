import { Module } from '@nestjs/common';
import { PublicReads } from './public-reads.ts';
import { configuredReplicas, Replicas } from './replicas.ts';

@Module({
  providers: [configuredReplicas, PublicReads, Replicas],
  exports: [PublicReads, Replicas],
})
export class ReplicasModule {}
